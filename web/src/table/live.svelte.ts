/* One table of any game, played from one seat: what is seen, what is being shown, and what the player asks for. */
import { lineIsBack } from '../lib/asked.svelte';
import type { Answer, Line, Wish } from '../lib/line';
import type { Talk } from '../lib/seen';
import type { Match, NextTable, Picture, Refusal, Said, Scene, Seen } from '../wire';
import type { Flight } from './flight.svelte';

type SceneOf<S extends Seen> = S['scene'];

export abstract class LiveTable<S extends Seen = Seen> {
  /** The newest from the server. */
  seen = $state.raw<S | null>(null);
  /** What is on the screen: that, or on the way there. */
  scene = $state.raw<SceneOf<S> | null>(null);
  /** Moves are being shown. */
  busy = $state(false);
  /** How far back one looks; the scene then. */
  back = $state(0);
  earlier = $state.raw<SceneOf<S> | null>(null);
  connection = $state<'up' | 'down' | 'gone'>('up');
  /** Something was asked for while the line was down. */
  unsent = $state(false);
  /** Something to tell until the next thing happens. */
  notice = $state.raw<Said | null>(null);
  /** Why not? Shown with its source. */
  why = $state.raw<Refusal | null>(null);
  /** The last thing said aloud. */
  heard = $state.raw<{ said: Said; seat: number | null } | null>(null);
  /** How the match stands as far as it has been shown. */
  match = $state.raw<Match | null>(null);
  /** The seats of the other people who are there. */
  present = $state.raw<readonly number[]>([]);
  /** Somebody has opened the table of the next match. */
  next = $state.raw<NextTable | null>(null);
  /** The promise about the pack, as it was given before the deal. */
  promised = '';
  #promisedFor = 0;
  /** The happenings of this deal that have been shown. */
  told = $state(0);

  abstract readonly motion: Flight;
  #queue: S[] = [];
  /** Resolves when everything that came has been shown. */
  protected shownAll: Promise<void> = Promise.resolve();
  /** How far back one has asked to look. */
  #wanted = 0;
  /** A command is on its way; pressed twice, it is given once. */
  protected acting = false;
  #hurry = false;
  #wakeUp: () => void = () => undefined;

  constructor(
    readonly table: string,
    readonly token: string,
    private readonly line: Line,
  ) {}

  /** Listen to the line, from its first message on. */
  begin(first: S, present: readonly number[]): void {
    this.present = present;
    this.line.listener = {
      seen: (seen) => this.#arrived(seen as S),
      present: (seats) => (this.present = seats),
      state: (state) => this.#connected(state),
    };
    this.#arrived(first);
  }

  close(): void {
    this.line.close();
    this.motion.stop();
  }

  wake(): void {
    this.line.wake();
  }

  ask(wish: Wish): Promise<Answer> {
    return this.line.ask(wish);
  }

  // What a game's screen does in its own way

  /** Whether a seat is to move in a scene. */
  protected abstract isTurn(scene: SceneOf<S>, seat: number): boolean;
  /** The scene with everything that stayed where it was. */
  protected abstract settled(before: SceneOf<S> | null, now: SceneOf<S>): SceneOf<S>;
  /** Show what is new with a version; `change` puts the new scene there. */
  protected abstract show(seen: S, fresh: readonly Talk[], change: () => void): Promise<void>;
  /** Go over to a scene of which nothing is told: a move taken back, a look at what was. */
  protected abstract turnTo(scene: SceneOf<S>, change: () => void): Promise<void>;
  /** The table has changed: what is still there stays chosen. */
  protected abstract keepChoice(scene: SceneOf<S>): void;
  /** Something else is looked at: nothing stays chosen. */
  protected abstract dropChoice(): void;
  /** Where all play at once nobody waits for what is being shown: go over to the newest table from wherever one is. */
  protected follow(_seen: S, _fresh: readonly Talk[], change: () => void): void {
    change();
  }

  #connected(state: 'up' | 'down' | 'gone'): void {
    // Each attempt that comes to nothing says that the line is down.
    if (state === this.connection) return;
    if (state === 'up') lineIsBack();
    if (state === 'down') this.notice = null;
    this.unsent = false;
    this.connection = state;
  }

  // What is shown

  /** The scene on the screen: now, or as it was. */
  get shown(): SceneOf<S> | null {
    return this.earlier ?? this.scene;
  }

  get mine(): boolean {
    return !this.busy && !this.back && this.seen !== null && this.scene !== null && this.isTurn(this.scene, this.seen.seat);
  }

  /** The happenings so far that have been shown, first things first. */
  get talk(): SceneOf<S>['talk'] {
    const talk = this.seen?.scene.talk ?? [];
    return this.busy ? talk.slice(0, this.told) : talk;
  }

  /** Whether there is a move to look back at. */
  get moved(): boolean {
    return this.talk.some((one) => 'move' in one && one.move !== '');
  }

  #arrived(seen: S): void {
    if (this.seen && seen.version < this.seen.version) return;
    const first = this.seen === null;
    const again = this.seen?.version === seen.version;
    const still = !first && !again && this.#isStill(this.seen, seen);
    if (!first) this.#hearWhoSatDown(this.seen, seen);
    if (!this.promised || this.#promisedFor !== seen.match.deal) {
      this.promised = seen.promise.commitment;
      this.#promisedFor = seen.match.deal;
    }
    // Whoever comes back to a table where a match was played before is not led away from it.
    if (!first && seen.next && seen.next.table !== this.seen?.next?.table) this.next = seen.next;
    this.seen = seen;
    if (seen.at_once && !first) {
      this.told = seen.scene.talk.length;
      this.follow(seen, again || !seen.fresh ? [] : seen.scene.talk.slice(-seen.fresh), () => this.#change(seen));
      return;
    }
    if (still) {
      if (this.busy) this.#queue.push(seen);
      else this.#settle(seen);
      return;
    }
    if (first || again || seen.fresh === 0) {
      this.#queue = [];
      if (!this.busy) this.#settle(seen, !first && !again);
      else this.#queue.push(seen);
      return;
    }
    this.#queue.push(seen);
    if (!this.busy) this.shownAll = this.#show();
  }

  /** Whether only who sits there has changed. */
  #isStill(before: S | null, now: S): boolean {
    return now.fresh === 0 && now.undone === 0 && before?.match.deal === now.match.deal && before.scene.talk.length === now.scene.talk.length;
  }

  #hearWhoSatDown(before: S | null, now: S): void {
    const seat = now.seats.findIndex((one, place) => one.kind === 'person' && before?.seats[place]?.kind === 'awaited');
    const seated = now.seats[seat];
    if (seated) this.notice = { id: 'page-sat-down', args: { player: seated.name } };
  }

  #settle(seen: S, moving = false): void {
    const change = (): void => {
      this.#change(seen);
      this.#forget(seen);
      this.told = seen.scene.talk.length;
    };
    if (moving) void this.turnTo(seen.scene, change);
    else change();
    this.keepChoice(seen.scene);
  }

  #change(seen: S): void {
    this.scene = this.settled(this.scene, seen.scene);
    this.match = seen.match;
  }

  /** What was said of a move that was taken back is said no more. */
  #forget(seen: S): void {
    if (seen.fresh === 0 && this.told !== seen.scene.talk.length) this.heard = null;
  }

  /** Show what has come, move by move, at the reader's pace. */
  async #show(): Promise<void> {
    this.busy = true;
    this.leaveBack();
    this.notice = null;
    for (let seen = this.#queue.shift(); seen; seen = this.#queue.shift()) {
      const now = seen;
      const fresh = seen.fresh ? seen.scene.talk.slice(-seen.fresh) : [];
      this.#forget(seen);
      this.told = seen.scene.talk.length - fresh.length;
      await this.show(seen, fresh, () => this.#change(now));
    }
    this.#hurry = false;
    this.busy = false;
    if (this.seen) this.keepChoice(this.seen.scene);
  }

  protected pause(milliseconds: number): Promise<void> {
    if (this.#hurry || milliseconds <= 0 || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Nobody waits for pictures: finish what is being shown. */
  hurry(): void {
    if (!this.busy) return;
    this.#hurry = true;
    this.#wakeUp();
    this.motion.finish();
  }

  // What the player asks for

  protected move(text: string): Promise<void> {
    return this.#do({ type: 'move', version: this.seen?.version ?? 0, text });
  }

  undo(): Promise<void> {
    this.hurry();
    return this.#do({ type: 'undo', version: this.seen?.version ?? 0 }, { id: 'terminal-taken-back', args: {} });
  }

  deal(): Promise<void> {
    return this.#do({ type: 'deal', version: this.seen?.version ?? 0 });
  }

  call(call: 'claim' | 'resign'): Promise<void> {
    return this.#do({ type: 'call', version: this.seen?.version ?? 0, call });
  }

  /** Let another invitation to a seat hold. */
  renew(seat: number): Promise<void> {
    return this.#do({ type: 'renew', version: this.seen?.version ?? 0, seat });
  }

  /** Let a bot sit down where somebody is awaited. */
  fill(seat: number): Promise<void> {
    return this.#do({ type: 'fill', version: this.seen?.version ?? 0, seat });
  }

  /** Another match with the same players: its table and seat. */
  async again(): Promise<{ table: string; seat: string } | null> {
    const answer = await this.ask({ type: 'again', version: this.seen?.version ?? 0 });
    if (answer.type === 'opened') return answer;
    this.answered(answer);
    return null;
  }

  /** Look at the table as it was, further back or less far. */
  async look(steps: number): Promise<void> {
    this.hurry();
    this.#wanted = Math.max(0, this.#wanted + steps);
    const wanted = this.#wanted;
    if (!wanted) {
      if (this.scene) await this.turnTo(this.scene, () => this.leaveBack());
      return;
    }
    const answer = await this.ask({ type: 'back', version: this.seen?.version ?? 0, steps: wanted });
    // Pressed again meanwhile: only the last wish counts.
    if (this.#wanted !== wanted) return;
    if (answer.type !== 'earlier') {
      this.#wanted = this.back;
      this.answered(answer);
      return;
    }
    this.#wanted = answer.steps;
    if (!answer.steps) {
      this.notice = { id: 'terminal-nothing-back', args: {} };
      return;
    }
    this.dropChoice();
    const scene: Scene | Picture = answer.scene;
    await this.turnTo(scene, () => {
      this.back = answer.steps;
      this.earlier = this.settled(this.shown, scene);
    });
  }

  protected leaveBack(): void {
    this.#wanted = 0;
    this.back = 0;
    this.earlier = null;
  }

  async #do(wish: Wish, then?: Said): Promise<void> {
    if (this.acting) return;
    this.acting = true;
    const answer = await this.ask(wish).finally(() => (this.acting = false));
    if (answer.type === 'done' && then) this.notice = then;
    this.answered(answer);
  }

  protected answered(answer: Answer): void {
    if (answer.type === 'refused') this.why = answer.refusal;
    if (answer.type === 'failed') this.fail(answer.why);
  }

  /** Something was not done: say why. While the line is down there is one word for all of it, see Lost.svelte. */
  fail(why: Said): void {
    if (this.connection === 'down') this.unsent = true;
    else this.notice = why;
  }
}
