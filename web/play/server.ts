/* A server of our own, on a port and with a data folder of its own; it can be killed and started again. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BIN = join(import.meta.dirname, '..', '..', '.venv', 'bin');
export const SUKNO = process.env['SUKNO'] ?? join(BIN, 'sukno');

/** A table as a test wants it: who holds what and what lies there; the rest of the pack is always the same. */
export interface Laid {
  readonly book?: string;
  readonly house?: Record<string, unknown>;
  readonly dealer?: number;
  /** By seat, the first cards of each; the rest are whatever comes. */
  readonly hands: readonly string[];
  readonly table: string;
  /** What the stock begins with. */
  readonly then?: string;
  /** Made already, in notation: `1 2d+4c=6`. */
  readonly moves?: readonly string[];
  /** The other seats are kept for friends. */
  readonly friends?: boolean;
  /** Who plays at them else. */
  readonly bot?: string;
  /** After them bots play for everybody until so many cards are left to play. */
  readonly left?: number;
}

/** A race as a test wants it: everybody's pack, and the moves made already. */
export interface LaidRace {
  readonly house?: Record<string, unknown>;
  /** By seat, the top card first. */
  readonly packs: readonly string[];
  /** So many of the first seats are people's; 1 where nothing is said. */
  readonly people?: number;
  /** Who plays at the others. */
  readonly bot?: string;
  /** `0 ready`, `1 5h>6c`. */
  readonly moves?: readonly string[];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class Server {
  #process: ChildProcess | null = null;

  private constructor(readonly port: number, readonly home: string) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'sukno-play-')));
    await server.run();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async run(): Promise<void> {
    let said = '';
    this.#process = spawn(SUKNO, ['serve', '--port', String(this.port)], { env: { ...process.env, SUKNO_HOME: this.home } });
    this.#process.stdout?.resume();
    this.#process.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    for (let tries = 0; tries < 200; tries += 1) {
      if (await fetch(`${this.address}/api/last-table`).then((answer) => answer.ok, () => false)) return;
      await sleep(100);
    }
    throw new Error(`the server does not answer: ${said}`);
  }

  /** As if the power went. */
  kill(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#process || this.#process.exitCode !== null) return resolve();
      this.#process.once('exit', () => resolve());
      this.#process.kill('SIGKILL');
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.home, { recursive: true, force: true });
  }

  /** Tables laid as wanted: a link to the first seat of each. */
  async laid(...wishes: readonly Laid[]): Promise<string[]> {
    return (await this.#lay(wishes)).flatMap(([first]) => first ?? []);
  }

  /** Races laid as wanted: of each the links to the seats of its people. */
  races(...wishes: readonly LaidRace[]): Promise<string[][]> {
    return this.#lay(wishes);
  }

  #lay(wishes: readonly unknown[]): Promise<string[][]> {
    return new Promise((resolve, reject) => {
      const laying = execFile(join(BIN, 'python'), [join(import.meta.dirname, 'laid.py')], { env: { ...process.env, SUKNO_HOME: this.home } },
        (error, links, said) => (error ? reject(new Error(said)) : resolve((JSON.parse(links) as string[][]).map((table) => table.map((link) => `${this.address}/${link}`)))));
      laying.stdin?.end(JSON.stringify(wishes));
    });
  }

  /** Open a table without the page: its link. */
  async table(choice: Record<string, unknown>): Promise<string> {
    const answer = await fetch(`${this.address}/api/tables`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ bots: ['greedy', 'greedy', 'greedy'].slice(0, Number(choice['seats'] ?? 2) - 1), ...choice }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { table, seat } = (await answer.json()) as { table: string; seat: string };
    return `${this.address}/#seat/${table}/${seat}`;
  }
}
