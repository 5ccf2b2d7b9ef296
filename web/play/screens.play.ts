/* Every screen, on every kind of device, in both languages: nothing is cut off, and axe finds nothing. `SHOTS` names a
   folder for their pictures. */
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { Player, type Screen } from './player';
import { CROWDED, LAST, LAST_OF_FOUR, MIDDLE, SEVERAL, SIX, THREE, TWELVE } from './scenes';
import { browser, server } from './stage';

type Device = readonly [name: string, screen: Screen, settings: Record<string, unknown>];

const PHONE: Device = ['phone-ru-night', { width: 360, height: 640, touch: true, lang: 'ru' }, {}];
const LOW: Device = ['low-phone-en-day', { width: 360, height: 550, touch: true, lang: 'en', theme: 'light' }, { suits: '4' }];
const TABLET: Device = ['tablet-ru-day', { width: 768, height: 1024, touch: true, lang: 'ru', theme: 'light' }, { suits: '4' }];
const DESK: Device = ['desk-ru-night', { width: 1280, height: 800, lang: 'ru' }, {}];
const DESK_BY_DAY: Device = ['desk-en-day', { width: 1280, height: 800, lang: 'en', theme: 'light' }, {}];
const SIDEWAYS: Device = ['phone-sideways-ru-night', { width: 640, height: 360, touch: true, lang: 'ru' }, {}];

/** With pictures every screen is looked at on every device; else each in both languages and by both lights. */
const EVERYTHING = process.env['SHOTS'] !== undefined;

/** A picture of a screen, where wanted, and what axe says of it. */
async function look(player: Player, [device]: Device, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await player.page.screenshot({ path: join(folder, `${device}-${name}.png`) });
  await player.accessible(`${device}: ${name}`);
}

describe('every table', () => {
  const TABLES = { middle: MIDDLE, crowded: CROWDED, three: THREE, six: SIX, twelve: TWELVE };
  test.each([PHONE, LOW, TABLET, DESK, DESK_BY_DAY, SIDEWAYS])('on %s', async (...device) => {
    const [, screen, settings] = device;
    const links = await server.laid(...Object.values(TABLES));
    const player = await Player.sit(browser, links[0] ?? '', screen, settings);
    for (const [place, name] of Object.keys(TABLES).entries()) {
      if (place) await player.go(links[place] ?? '');
      await player.turn();
      await player.fits(`${device[0]}: ${name}`);
      if (EVERYTHING) await look(player, device, name);
      await player.choose(0);
      await player.fits(`${device[0]}: ${name}, chosen`);
      if (EVERYTHING || name === 'crowded') await look(player, device, `${name}-chosen`);
    }
    await player.leave();
  });
});

describe('every panel', () => {
  test.each(EVERYTHING ? [PHONE, LOW, DESK, DESK_BY_DAY] : [PHONE, DESK_BY_DAY])('on %s', async (...device) => {
    const [, screen, settings] = device;
    const [middle, several, last, four] = await server.laid({ ...MIDDLE, book: 'digest' }, SEVERAL, LAST, LAST_OF_FOUR);
    const player = await Player.sit(browser, middle ?? '', screen, settings);
    const { page } = player;
    const panel = (name: string) => page.locator(`[data-panel="${name}"]`);
    const seen = async (name: string, as = name): Promise<void> => {
      await panel(name).locator('.body > *').first().waitFor({ state: 'attached' });
      await look(player, device, as);
    };
    await player.turn();
    for (const [key, name] of [['m', 'menu'], ['s', 'score'], ['l', 'log'], ['v', 'captures'], ['r', 'rules'], ['h', 'help'], ['n', 'new']] as const) {
      await player.open(key, name);
      await seen(name);
      if (name === 'new') {
        await player.press(panel('new').locator('.row.more'));
        await panel('house').locator('.option').first().waitFor();
        await seen('house');
        await player.press(panel('house').locator('.primary'));
      }
      await player.close();
    }
    for (const [name, row] of [['tables', 'tables'], ['settings', 'settings'], ['ask', 'claim'], ['ask', 'resign'], ['replay', 'replay']] as const) {
      await player.open('m', 'menu');
      await player.press(panel('menu').locator(`[data-row="${row}"]`));
      await panel(name).waitFor();
      await seen(name, row);
      await player.close();
    }

    await player.go(several ?? '');
    await player.turn();
    await player.choose(0);
    await player.press(page.locator('.act[data-act="build"]'));
    await seen('which');
    await player.press(panel('which').locator('.wide').last());
    await page.locator('.build').waitFor();
    await player.turn();
    while (!(await page.locator('.act.locked').count())) await player.choose(0);
    await player.press(page.locator('.act.locked'));
    await seen('why');
    await player.close();

    for (const [link, name] of [[last, 'sheet-of-two'], [four, 'sheet-of-four']] as const) {
      await player.go(link ?? '');
      await player.turn();
      await player.move();
      await player.turn();
      await page.locator('.proof').waitFor();
      await seen('sheet', name);
      await player.press(page.locator('.proof button'));
      await page.locator('.proof dl').waitFor();
      await page.locator('.proof').scrollIntoViewIfNeeded();
      if (EVERYTHING) await seen('sheet', `${name}-proof`);
      await player.close();
      await player.fits(`${device[0]}: after ${name}`);
      if (EVERYTHING) await look(player, device, `${name}-table`);
    }

    await player.open('m', 'menu');
    await player.press(panel('menu').locator('[data-row="replay"]'));
    await player.press(panel('replay').locator('button.wide').first());
    await panel('replay').locator('.table-now').waitFor();
    if (EVERYTHING) await seen('replay', 'replay-begin');
    await panel('replay').locator('input[type="range"]').fill('9');
    await seen('replay', 'replay-middle');
    await page.keyboard.press('Escape');
    expect(await panel('replay').count()).toBe(0);
    await player.leave();
  });
});
