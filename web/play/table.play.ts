/* The table in a real browser: four seats over a killed server, refusals, dragging, looking back. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

const cards = (player: Player): Promise<(string | null)[]> =>
  player.page.locator('.table [data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')).sort());

test('four in pairs play a deal, and the server is killed in the middle', async () => {
  const player = await Player.sit(browser, await server.table({ seats: 4 }), { ...DESK, lang: 'en' });
  await player.begin();
  for (let moves = 0; moves < 3; moves += 1) {
    await player.turn();
    await player.move();
  }
  await player.turn();
  const before = await cards(player);
  await server.kill();
  await player.page.locator('.lost').waitFor();
  await server.run();
  await player.page.locator('.lost').waitFor({ state: 'detached' });
  expect(await cards(player)).toEqual(before);
  let moves = 3;
  while ((await player.turn()) === 'mine') {
    await player.move();
    moves += 1;
  }
  expect(moves).toBe(12);
  const sheet = player.page.locator('[data-panel="sheet"]');
  await player.press(sheet.locator('.primary'));
  await sheet.waitFor({ state: 'detached' });
  await player.turn();
  expect(await player.hand.count()).toBe(4);
  await player.leave();
});

test('three play on a phone, and the table fits with twenty cards on it', async () => {
  const player = await Player.sit(browser, await server.table({ seats: 3, house: { table_size: 16 } }), { ...PHONE, lang: 'ru' }, { suits: '4' });
  await player.begin();
  await player.turn();
  expect(await player.page.locator('.loose .card').count()).toBeGreaterThan(10);
  await player.fits();
  await player.accessible('a crowded table');
  await player.choose(0);
  await player.fits();
  await player.leave();
});

test('a forbidden move stays in sight and says why, with its source', async () => {
  const player = await Player.sit(browser, await server.table({ house: { trail: 'card_cannot_capture', table_size: 20 } }), { ...PHONE, lang: 'ru' });
  await player.begin();
  await player.turn();
  const locked = player.page.locator('.act.locked');
  for (let place = 0; place < 4 && !(await locked.count()); place += 1) await player.choose(place);
  expect(await locked.getAttribute('aria-disabled')).toBe('true');
  await player.press(locked);
  const why = player.page.locator('[data-panel="why"]');
  await why.waitFor();
  expect(await why.innerText()).toMatch(/Источник|источниках/);
  await player.accessible('why not');
  await player.close();
  await player.leave();
});

test('a card is dragged: onto a card to select it, onto the bare cloth to lay it down', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...DESK, lang: 'en' });
  await player.begin();
  await player.turn();
  const { mouse } = player.page;
  const from = await player.hand.first().boundingBox();
  const to = await player.page.locator('.loose .card').first().boundingBox();
  const name = await player.page.locator('.loose .card').first().getAttribute('data-card');
  if (!from || !to) throw new Error('no cards');
  await mouse.move(from.x + 20, from.y + 20);
  await mouse.down();
  await mouse.move(from.x + 60, from.y - 60, { steps: 3 });
  await mouse.move(to.x + 30, to.y + 40, { steps: 3 });
  await mouse.up();
  await player.page.locator('.loose .card.sel').waitFor();
  expect(await player.page.locator('.card.sel').getAttribute('data-card')).toBe(name);
  expect(await player.page.locator('.fan .chosen').count()).toBe(1);
  await player.leave();
});

test('a move is taken back, and the deal is looked at from behind', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...DESK, lang: 'ru' });
  await player.begin();
  await player.turn();
  const before = await cards(player);
  await player.move();
  await player.turn();
  expect(await cards(player)).not.toEqual(before);
  await player.page.keyboard.press('BracketLeft');
  await player.page.keyboard.press('BracketLeft');
  await player.page.getByText('2 хода назад').waitFor();
  expect(await cards(player)).toEqual(before);
  await player.page.keyboard.press('Escape');
  await player.page.keyboard.press('u');
  await player.page.getByText('взят назад').first().waitFor();
  await expect.poll(() => cards(player)).toEqual(before);
  await player.leave();
});

test('the cut is shown at the start, and its cards have names', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...PHONE, lang: 'ru' }, { pace: 'slow' });
  const cut = player.page.locator('[data-panel="cut"]');
  await cut.waitFor();
  expect(await cut.locator('[role="img"]').first().getAttribute('aria-label')).toMatch(/ (треф|бубен|червей|пик)$/);
  await player.accessible('the cut');
  await player.leave();
});

test('a new table: pairs, a beginner, a house rule; and it is remembered', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...PHONE, lang: 'en' });
  await player.begin();
  await player.open('n', 'new');
  await player.page.locator('.seg').getByText('2 × 2').tap();
  await player.page.locator('#bot-2').waitFor();
  await player.page.locator('#bot-2').selectOption('random');
  await player.page.locator('.row.more').tap();
  await player.page.locator('#option-raise_who').selectOption('1');
  await player.page.locator('[data-panel="house"] .option.changed').waitFor();
  await player.page.locator('[data-panel="house"] .primary').tap();
  await player.page.getByText('1 change').waitFor();
  await player.page.locator('[data-panel="new"] .primary').tap();
  await expect.poll(() => player.page.locator('.table .seat').count()).toBe(3);
  await player.begin();
  await player.open('n', 'new');
  await player.page.getByText('1 change').waitFor();
  expect(await player.page.locator('#bot-2').inputValue()).toBe('random');
  await player.close();
  await player.open('r', 'rules');
  await player.page.locator('[data-panel="rules"] li.changed').first().waitFor();
  await player.leave();
});

test('nobody waits for pictures: a card pressed while cards travel is chosen, a button pressed twice plays once', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...PHONE, lang: 'ru' }, { pace: 'slow' });
  await player.begin();
  await player.turn();
  const held = await player.hand.count();
  let primary = null;
  for (let place = 0; place < held && !primary; place += 1) primary = await player.choose(place);
  const box = await primary?.boundingBox();
  if (!box) throw new Error('no move');
  await player.page.touchscreen.tap(box.x + 20, box.y + 20);
  await player.page.touchscreen.tap(box.x + 20, box.y + 20);
  await player.page.waitForFunction((held) => document.querySelectorAll('.fan button').length < held, held);
  await player.press(player.hand.first());
  await player.page.locator('.fan .chosen').waitFor({ timeout: 1500 });
  await player.page.locator('.act[data-act]').first().waitFor();
  expect(await player.hand.count()).toBe(held - 1);
  await player.leave();
});
