/* Whole matches in a real browser, as different people play them. */
import { describe, expect, test } from 'vitest';

import { Player } from './player';
import { LAST, LAST_OF_FOUR } from './scenes';
import { browser, DESK, PHONE, server } from './stage';

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
    expect(await sheet.innerText()).toMatch(/Вы выиграли|Выигрывает|Ничья/);
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
        const before = await player.cards();
        await player.page.reload();
        await player.turn();
        expect(await player.cards()).toEqual(before);
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
      await player.moveByKeys();
      moves += 1;
      // The focus is never lost to the page.
      if (moves === 5) await expect.poll(() => player.page.evaluate(() => document.activeElement?.closest('.hand, dialog') !== null)).toBe(true);
    }
    expect(moves).toBe(24);
    await player.page.locator('[data-panel="sheet"]').waitFor();
    await keyboard.press('Enter');
    await player.page.locator('[data-panel="cut"], .tray.mine').first().waitFor();
    await player.leave();
  });
});

/* From the last card of a first deal that decides nothing to the verdict: several deals are played for sure. */
describe('a match of several deals', () => {
  test('of three, on a phone, by touch, in Russian, with four colours', async () => {
    const [link] = await server.laid({ ...LAST, hands: ['', '', ''], house: { match: 'target', target: 12 } });
    const player = await Player.sit(browser, link ?? '', { ...PHONE, lang: 'ru' }, { suits: '4' });
    const { moves, deals } = await player.toTheVerdict(
      async () => {
        await player.move();
        await player.fits();
      },
      (button) => player.press(button),
    );
    expect(deals).toBeGreaterThan(1);
    expect(moves).toBe(1 + 16 * (deals - 1));
    expect(await player.page.locator('.verdict').innerText()).toMatch(/Вы выиграли|Выигрывает|Ничья/);
    await addsUp(player);
    await player.accessible('the verdict of three');
    await player.leave();
  });

  test('of four, each for themselves, by keyboard alone, in English', async () => {
    const [link] = await server.laid({ ...LAST_OF_FOUR, house: { target: 15 } });
    const player = await Player.sit(browser, link ?? '', { ...DESK, lang: 'en' });
    const { moves, deals } = await player.toTheVerdict(() => player.moveByKeys(), () => player.page.keyboard.press('Enter'));
    expect(deals).toBeGreaterThan(1);
    expect(moves).toBe(1 + 12 * (deals - 1));
    expect(await player.page.locator('.verdict').innerText()).toMatch(/You won| won,|drawn/);
    await addsUp(player);
    await player.leave();
  });

  test('of four in pairs, by mouse, in English, across the death of the server', async () => {
    const player = await Player.sit(browser, await server.table({ seats: 4, house: { match: 'target', target: 11 } }), { ...DESK, lang: 'en' });
    await player.begin();
    for (let moves = 0; moves < 3; moves += 1) {
      await player.turn();
      await player.move();
    }
    await player.turn();
    const before = await player.cards();
    await server.kill();
    await player.page.locator('.lost').waitFor();
    await server.run();
    await player.page.locator('.lost').waitFor({ state: 'detached' });
    expect(await player.cards()).toEqual(before);
    const { moves, deals } = await player.toTheVerdict(() => player.move(), (button) => player.press(button));
    expect(moves).toBe(12 * deals - 3);
    expect(await player.page.locator('.matchbox .row').count()).toBe(2);
    await addsUp(player);
    await player.leave();
  });
});
