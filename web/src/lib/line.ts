/* The line to a table: commands with ids of their own, answers, and a connection that comes back by itself. */
import type { FromPage, FromServer, Present, Said, Seen } from '../wire';

export type Answer = Exclude<FromServer, Seen | Present>;

/** A command before it has an id. */
export type Wish = FromPage extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

/** As much of a WebSocket as is used here; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Waiting {
  readonly text: string;
  readonly tell: (answer: Answer) => void;
}

export interface Listener {
  seen(seen: Seen): void;
  /** Which of the other people are there. */
  present(seats: readonly number[]): void;
  /** Whether the line is up; `gone` means that this table or seat does not exist and never will. */
  state(state: 'up' | 'down' | 'gone'): void;
}

/** What a command is answered while the line is down. */
const NOT_SENT: Said = { id: 'page-not-sent', args: {} };

const SOONEST = 250;
const LATEST = 5000;
/** Closed by the server for good: no such table or seat. */
const GONE = new Set([4404, 4403, 4401]);

export class Line {
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #delay = SOONEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  // Ids are unique over reloads too, for the server remembers them.
  readonly #run = Math.random().toString(36).slice(2, 10);

  constructor(
    /** Whoever sits down first takes over from whoever opened the line. */
    public listener: Listener,
    private readonly open: () => Socket,
  ) {
    this.#connect();
  }

  /** Send a command. Where the line goes down before the answer comes, it is asked again, and done once; while the line
   *  is down nothing is kept to be done later, when nobody thinks of it any more. */
  ask(wish: Wish): Promise<Answer> {
    this.#count += 1;
    const id = `${this.#run}-${this.#count}`;
    if (!this.#up) return Promise.resolve({ type: 'failed', id, why: NOT_SENT });
    const text = JSON.stringify({ ...wish, id });
    return new Promise((tell) => {
      this.#waiting.set(id, { text, tell });
      this.#socket?.send(text);
    });
  }

  /** Try again now: somebody looks at the page. */
  wake(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** The browser has lost its network. A server on the same machine is there all the same: ask anew, and tell meanwhile. */
  doubt(): void {
    const socket = this.#socket;
    if (this.#closed || !socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #up = false;

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#up = true;
      this.#delay = SOONEST;
      this.listener.state('up');
      for (const { text } of this.#waiting.values()) socket.send(text);
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #heard(message: FromServer): void {
    if (message.type === 'seen') {
      this.listener.seen(message);
      return;
    }
    if (message.type === 'present') {
      this.listener.present(message.seats);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.tell(message);
  }

  #lost(code: number): void {
    this.#up = false;
    this.#socket = null;
    if (this.#closed) return;
    if (GONE.has(code)) {
      this.#closed = true;
      this.listener.state('gone');
      return;
    }
    this.listener.state('down');
    this.#timer = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(LATEST, this.#delay * 2);
  }
}

/** The address of a table's line. */
export function lineAddress(table: string, seat: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play?seat=${encodeURIComponent(seat)}`;
}
