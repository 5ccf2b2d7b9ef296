/* `sukno play` as people start it: the address that its browser gets leads to a dealt hand. */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { launch, Player } from './player';
import { SUKNO } from './server';

const DESK = { width: 1280, height: 800, lang: 'en' } as const;

let browser: Browser;
let home: string;
let door: ChildProcess | null = null;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sukno-door-'));
});
afterEach(async () => {
  expect(await close()).toBe(0);
  rmSync(home, { recursive: true, force: true });
});

/** Start it with a browser that says where it is sent. */
function play(...args: string[]): Promise<string> {
  const script = join(home, 'browser');
  writeFileSync(script, '#!/bin/sh\necho "sent to $1"\n');
  chmodSync(script, 0o755);
  const started = spawn(SUKNO, ['play', ...args], { env: { ...process.env, SUKNO_HOME: home, BROWSER: script }, stdio: ['ignore', 'pipe', 'inherit'] });
  door = started;
  return new Promise((resolve, reject) => {
    let said = '';
    started.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const sent = /^sent to (\S+)$/m.exec(said);
      if (sent?.[1]) resolve(sent[1]);
    });
    started.once('exit', () => reject(new Error(`it ended: ${said}`)));
  });
}

/** End it as Ctrl+C does: its exit code. */
function close(): Promise<number | null> {
  return new Promise((resolve) => {
    if (!door || door.exitCode !== null) return resolve(door?.exitCode ?? 0);
    door.once('exit', (code) => resolve(code));
    door.kill('SIGINT');
  });
}

test('the first time, a hand is dealt', async () => {
  const player = await Player.sit(browser, await play(), DESK);
  await player.begin();
  await player.turn();
  expect(await player.hand.count()).toBe(4);
  await player.leave();
});

test('a table asked for is the one on the screen, in the language asked for; and it goes on there the next time', async () => {
  const player = await Player.sit(browser, await play('--seats', '3', '--bot', 'greedy', '--lang', 'ru'), DESK);
  await player.begin();
  await player.turn();
  expect(await player.page.locator('.table .seat').count()).toBe(2);
  expect(await player.page.title()).toBe('Сукно: казино');
  // The seat is a secret: it does not stay in the address.
  expect(new URL(player.page.url()).hash + new URL(player.page.url()).search).toBe('');
  await player.move();
  const held = await player.hand.count();
  await player.leave();
  await close();
  const again = await Player.sit(browser, await play(), DESK);
  await again.turn();
  expect(await again.page.locator('.table .seat').count()).toBe(2);
  expect(await again.hand.count()).toBe(held);
  expect(await again.page.title()).toBe('Sukno: Casino');
  await again.leave();
});
