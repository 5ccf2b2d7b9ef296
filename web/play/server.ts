/* A server of our own, on a port and with a data folder of its own; it can be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SUKNO = process.env['SUKNO'] ?? join(import.meta.dirname, '..', '..', '.venv', 'bin', 'sukno');

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
