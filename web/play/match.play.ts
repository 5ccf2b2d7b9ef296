/* Whole matches in a real browser, as different people play them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { launch, Player } from './player';
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

const DESK = { width: 1280, height: 800 } as const;
const PHONE = { width: 360, height: 640, touch: true } as const;

/** The rows of the sheet add up to its total, and the total is what the match box adds. */
async function addsUp(player: Player): Promise<void> {
  const cells = await player.page.locator('[data-panel="sheet"] table').evaluate((table) => {
    const numbers = (row: Element): number[] => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('–', '0')));
    return { rows: [...table.querySelectorAll('tbody tr')].map(numbers), total: [...table.querySelectorAll('tfoot tr')].map(numbers)[0] ?? [] };
  });
  const sums = cells.total.map((_, side) => cells.rows.reduce((sum, row) => sum + (row[side] ?? 0), 0));
  expect(sums).toEqual(cells.total);
  expect(cells.rows.length).toBeGreaterThanOrEqual(5);
}

describe('a whole match', () => {
  test('at a desk, by mouse, in Russian', async () => {
    await server.table({});
    const player = await Player.sit(browser, server.address, { ...DESK, lang: 'ru' });
    await player.begin();
    await player.accessible('the table');
    let moves = 0;
    while ((await player.turn()) === 'mine') {
      await player.move();
      moves += 1;
    }
    expect(moves).toBe(24);
    const sheet = player.page.locator('[data-panel="sheet"]');
    await sheet.getByText('Тасовка сходится с обещанной').waitFor();
    expect(await sheet.innerText()).toMatch(/Вы выиграли|Вы проиграли|Ничья/);
    await addsUp(player);
    await player.accessible('the sheet');
    await player.press(sheet.locator('.primary'));
    await player.page.locator('[data-panel="cut"], .tray.mine').first().waitFor();
    await player.leave();
  });

  test('on a phone, by touch, in English, with a reload in the middle', async () => {
    const player = await Player.sit(browser, await server.table({}), { ...PHONE, lang: 'en' });
    await player.begin();
    await player.fits();
    let moves = 0;
    while ((await player.turn()) === 'mine') {
      await player.move();
      moves += 1;
      await player.fits();
      if (moves === 10) {
        await player.turn();
        const before = await player.page.locator('.table [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).sort());
        await player.page.reload();
        await player.turn();
        const after = await player.page.locator('.table [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).sort());
        expect(after).toEqual(before);
      }
    }
    expect(moves).toBe(24);
    await player.page.getByText('The shuffle is as promised').waitFor();
    await addsUp(player);
    await player.accessible('the sheet on a phone');
    await player.leave();
  });

  test('by keyboard alone, in Russian, by day', async () => {
    const player = await Player.sit(browser, await server.table({}), { ...DESK, lang: 'ru', theme: 'light' });
    const { keyboard } = player.page;
    await player.page.locator('[data-panel="cut"]').waitFor();
    await keyboard.press('Enter');
    let moves = 0;
    while ((await player.turn()) === 'mine') {
      const held = await player.hand.count();
      for (let place = 0; place < held && (await player.hand.count()) === held; place += 1) {
        await keyboard.press(String(place + 1));
        await player.page.locator('.act[data-act]').first().waitFor();
        const key = (await player.page.locator('.act.primary').getAttribute('data-act').catch(() => null)) ?? '';
        await keyboard.press({ capture: 't', build: 'b', trail: 'd' }[key] ?? 'w');
        if (!key) await keyboard.press('Escape');
        else await player.page.waitForFunction(() => !document.querySelector('.fan .chosen'), null, { polling: 20 });
        if (key) break;
      }
      moves += 1;
      // The focus is never lost to the page.
      if (moves === 5) expect(await player.page.evaluate(() => document.activeElement?.closest('.hand, dialog') !== null)).toBe(true);
    }
    expect(moves).toBe(24);
    await player.page.locator('[data-panel="sheet"]').waitFor();
    await keyboard.press('Enter');
    await player.page.locator('[data-panel="cut"], .tray.mine').first().waitFor();
    await player.leave();
  });
});
