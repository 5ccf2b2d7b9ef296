/* What every file of browser tests has: a server and a browser of its own, the two usual screens, and a look around.
   `SHOTS` names a folder for pictures. */
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { launch, type Player } from './player';
import { Server } from './server';

export let server: Server;
export let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

export const PHONE = { width: 360, height: 640, touch: true } as const;
export const DESK = { width: 1280, height: 800 } as const;

/** A picture of the screen, where somebody wants one; and whether everybody can use it. */
export async function look(player: Player, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await player.page.screenshot({ path: join(folder, `${name}.png`) });
  await player.accessible(name);
}
