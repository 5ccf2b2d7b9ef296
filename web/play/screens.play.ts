/* Every screen, on every kind of device, in both languages: nothing is cut off, and axe finds nothing. `SHOTS` names a
   folder for their pictures. */
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { launch, Player, type Screen } from './player';
import { CROWDED, LAST, MIDDLE, SEVERAL, SIX, THREE, TWELVE } from './scenes';
import { Server } from './server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const DEVICES: readonly (readonly [string, Screen, Record<string, unknown>])[] = [
  ['a phone, in Russian, by night', { width: 360, height: 640, touch: true, lang: 'ru' }, {}],
  ['a small phone window, in English, by day', { width: 360, height: 550, touch: true, lang: 'en', theme: 'light' }, { suits: '4' }],
  ['a tablet, in Russian, by day', { width: 768, height: 1024, touch: true, lang: 'ru', theme: 'light' }, { suits: '4' }],
  ['a desk, in English, by night', { width: 1280, height: 800, lang: 'en' }, {}],
  ['a desk, in Russian, by day', { width: 1280, height: 800, lang: 'ru', theme: 'light' }, {}],
  ['a phone on its side, in Russian', { width: 640, height: 360, touch: true, lang: 'ru' }, {}],
];

async function look(player: Player, device: string, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await player.page.screenshot({ path: join(folder, `${device.replace(/\W+/g, '-')}-${name}.png`) });
  await player.fits(`${device}: ${name}`);
  if (process.env['AXE'] !== '0') await player.accessible(name);
}

describe.each(DEVICES)('on %s', (device, screen, settings) => {
  test('every table', async () => {
    const links = await server.laid(MIDDLE, CROWDED, THREE, SIX, TWELVE, SEVERAL);
    for (const [place, name] of ['middle', 'crowded', 'three', 'six', 'twelve', 'several'].entries()) {
      const player = await Player.sit(browser, links[place] ?? '', screen, settings);
      await player.begin();
      await player.turn();
      await look(player, device, `${name}-0`);
      await player.press(player.hand.nth(0));
      await player.page.locator('.act[data-act]').first().waitFor();
      await look(player, device, `${name}-1`);
      await player.leave();
    }
    expect(links.length).toBe(6);
  });
});
