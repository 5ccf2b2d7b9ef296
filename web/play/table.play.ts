/* The table in a real browser: refusals, dragging, looking back, calls, windows, a server that dies. */
import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { Player, type Screen } from './player';
import { CALL, DRAG, LAST, LAST_OF_FOUR, MIDDLE, THREE } from './scenes';
import type { Laid } from './server';
import { browser, DESK, PHONE, server } from './stage';

test('a forbidden move stays in sight and says why, with its source', async () => {
  const [link] = await server.laid({ house: { trail: 'card_cannot_capture' }, dealer: 1, hands: ['9d Kd 4c 2c', 'Qs Qh Jh Jc'], table: '9h 5s Td 7c' });
  const player = await Player.sit(browser, link ?? '', { ...PHONE, lang: 'ru' });
  await player.turn();
  await player.press(player.page.locator('.fan [data-card="9d"]'));
  const locked = player.page.locator('.act.locked');
  await locked.waitFor();
  expect(await locked.getAttribute('aria-disabled'), 'it is there to be pressed').toBeNull();
  await player.press(locked);
  const why = player.page.locator('[data-panel="why"]');
  await why.waitFor();
  expect(await why.innerText()).toMatch(/Источник|источниках/);
  await player.accessible('why not');
  await player.close();
  await player.leave();
});

test.each([['by mouse', DESK], ['by touch', PHONE]] as const)('a card is dragged %s: onto a card or a build to select it, onto the bare cloth to lay it down', async (_, screen) => {
  const [onto, bare] = await server.laid(DRAG, { dealer: 1, hands: ['Kd 4c 9d 2c', 'Qs Qh Jh Jc'], table: '4h 5s 7d Th' });
  const player = await Player.sit(browser, onto ?? '', { ...screen, lang: 'en' });
  const { page } = player;
  await player.turn();
  await player.drag(page.locator('.fan [data-card="5c"]'), page.locator('.loose [data-card="5h"]'));
  await page.locator('.loose .card.sel').waitFor();
  expect(await page.locator('.cloth .sel[data-card]').getAttribute('data-card')).toBe('5h');
  expect(await page.locator('.fan .chosen').getAttribute('data-card')).toBe('5c');
  await page.locator('.act.primary[data-act="capture"]').waitFor();
  await player.drag(page.locator('.fan [data-card="9h"]'), page.locator('.build'));
  await page.locator('.build.sel').waitFor();
  expect(await page.locator('.fan .chosen').getAttribute('data-card')).toBe('9h');
  await player.press(page.locator('.act.primary[data-act="capture"]'));
  await page.locator('.build').waitFor({ state: 'detached' });

  await player.go(bare ?? '');
  await player.turn();
  await player.drag(page.locator('.fan [data-card="Kd"]'), page.locator('.cloth'));
  await page.locator('.loose [data-card="Kd"]').waitFor();
  expect(await player.hand.count()).toBe(3);
  await player.leave();
});

test('a move is taken back, and the deal is looked at from behind', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...DESK, lang: 'ru' });
  await player.begin();
  await player.turn();
  const before = await player.cards();
  // A card is drawn where it is spoken of: its suit is no text.
  const said = (): Promise<string[]> => player.page.locator('.bubble').evaluateAll((bubbles) => bubbles.map((one) =>
    [one.textContent, ...[...one.querySelectorAll('[role=img]')].map((card) => card.getAttribute('aria-label'))].join(' ')));
  const heard = await said();
  await player.move();
  await player.turn();
  expect(await player.cards()).not.toEqual(before);
  expect(await said()).not.toEqual(heard);
  await player.page.keyboard.press('BracketLeft');
  await player.page.keyboard.press('BracketLeft');
  await player.page.getByText('2 хода назад').waitFor();
  expect(await player.cards()).toEqual(before);
  expect(await said(), 'what was said then').toEqual(heard);
  await player.page.keyboard.press('Escape');
  await player.page.keyboard.press('u');
  await player.page.getByText('ход отменён').first().waitFor();
  await expect.poll(() => player.cards()).toEqual(before);
  await expect.poll(said, { message: 'the reply to it is said no more' }).toEqual(heard);
  await player.leave();
});

test.each([['ru', 360], ['en', 360], ['ru', 390]] as const)('in %s on a phone %i wide what was said is read to its end', async (lang, width) => {
  // The line broke off before the value of a build, or the card that took.
  const taken: Laid = { house: { table_size: 12 }, dealer: 0, hands: ['9h', 'Ts 8s'], table: '6d 4s 2h 8c 7c 3h Jc Qc Kc Qd Kd Js', moves: ['1 Tsx6d4s2h8c7c3h'] };
  const links = await server.laid(MIDDLE, taken);
  const player = await Player.sit(browser, links[0] ?? '', { ...PHONE, width, lang });
  for (const [link, end] of links.map((link, place) => [link, ['6', '10'][place]] as const)) {
    if (link !== links[0]) await player.go(link);
    await player.turn();
    const line = player.page.locator('.talk .line');
    expect((await line.innerText()).trim()).toMatch(new RegExp(`\\s${end ?? ''}$`));
    expect(await line.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight])).toEqual([0, 0]);
  }
  await player.leave();
});

test.each([['three', THREE], ['four', LAST_OF_FOUR]] as const)('among %s the others’ counts are seen on a phone, and what is left to deal on a desk', async (_, laid) => {
  const [link] = await server.laid({ ...laid, house: {} });
  const phone = await Player.sit(browser, link ?? '', { ...PHONE, lang: 'ru' });
  await phone.turn();
  for (const count of await phone.page.locator('.opponents .who > span').all()) {
    const box = await count.boundingBox();
    expect(box?.height).toBeGreaterThan(10);
    expect(await count.innerText()).toMatch(/\d/);
    expect(await count.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(1);
  }
  await phone.leave();
  const desk = await Player.sit(browser, link ?? '', { ...DESK, lang: 'ru' });
  await desk.turn();
  expect(await desk.page.locator('.deck').innerText()).toMatch(/в колоде \d+/);
  await desk.leave();
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
  await player.page.locator('#bot-2').selectOption('beginner');
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
  expect(await player.page.locator('#bot-2').inputValue()).toBe('beginner');
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

describe('the call', () => {
  const called = async (wish: Laid, screen: Screen, ask: (player: Player) => Promise<void>): Promise<string> => {
    const [link] = await server.laid(wish);
    const player = await Player.sit(browser, link ?? '', screen);
    await player.turn();
    await ask(player);
    const panel = player.page.locator('[data-panel="ask"]');
    await panel.waitFor();
    await player.press(panel.locator('.wide:not(.primary)'));
    const verdict = await player.page.locator('[data-panel="sheet"] .verdict').innerText();
    await player.accessible('the verdict of a call');
    await player.leave();
    return verdict;
  };
  test('when the points are there wins at once', async () => {
    const verdict = await called(CALL, { ...PHONE, lang: 'ru' }, (player) => player.press(player.page.getByRole('button', { name: 'Объявить' })));
    expect(verdict).toMatch(/Очки объявлены верно. Вы выиграли/);
  });
  test('too soon loses at once', async () => {
    const verdict = await called({ ...CALL, house: {} }, { ...DESK, lang: 'en' }, (player) => player.page.keyboard.press('c'));
    expect(verdict).toMatch(/You called the points too early.* won/);
  });
});

test('giving up asks first, and a second thought keeps the match', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...DESK, lang: 'en' });
  await player.begin();
  await player.turn();
  for (const button of ['.primary', '.wide:not(.primary)']) {
    await player.open('m', 'menu');
    await player.press(player.page.locator('[data-row="resign"]'));
    await player.press(player.page.locator(`[data-panel="ask"] ${button}`));
  }
  expect(await player.page.locator('[data-panel="sheet"] .verdict').innerText()).toContain('You gave up. Marina won');
  await player.leave();
});

test('two windows at one seat show one table', async () => {
  const [link] = await server.laid(MIDDLE);
  const one = await Player.sit(browser, link ?? '', { ...DESK, lang: 'ru' });
  await one.turn();
  const two = await one.another(link ?? '');
  await two.turn();
  await two.choose(1);
  await one.choose(0);
  await one.move();
  await expect.poll(() => two.cards()).toEqual(await one.cards());
  await Promise.all([one.turn(), two.turn()]);
  await two.move();
  await two.turn();
  await expect.poll(() => one.cards()).toEqual(await two.cards());
  expect(two.faults).toEqual([]);
  await one.leave();
});

test('what is asked for while the server is dead is refused in sight, and can be done when it lives again', async () => {
  const [link] = await server.laid({ ...MIDDLE, hands: ['4h 3c 9h Jd', '2d 6s 6h Kc'] });
  const player = await Player.sit(browser, link ?? '', { ...PHONE, lang: 'en' });
  await player.turn();
  const primary = await player.choose(0);
  await server.kill();
  await player.page.locator('.lost').waitFor();
  await player.accessible('without the server');
  if (primary) await player.press(primary);
  await player.page.getByText('nothing was sent').first().waitFor();
  await player.press(player.hand.nth(1));
  await player.page.keyboard.press('d');
  await server.run();
  await player.page.locator('.lost').waitFor({ state: 'detached' });
  await player.turn();
  expect(await player.hand.count(), 'nothing was kept and played later').toBe(3);
  expect(await player.page.locator('.tray .say').innerText()).not.toContain('nothing was sent');
  const again = await player.choose(0);
  if (again) await player.press(again);
  await expect.poll(() => player.hand.count()).toBe(2);
  await player.leave();
});

test.each(['casino', 'hearts', 'race'])('that the line is down covers nothing on a phone: %s', async (game) => {
  const player = await Player.sit(browser, await server.table({ game, bots: ['random'] }), { ...PHONE, lang: 'ru' });
  const { page } = player;
  await page.locator('.cloth').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  const lost = page.locator('.lost');
  await lost.waitFor();
  const box = async (what: string) => page.locator(what).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const [notice, header, cloth] = [await box('.lost'), await box('header.opponents'), await box('.cloth')];
  expect(notice.top).toBeGreaterThanOrEqual(header.bottom);
  expect(notice.bottom).toBeLessThanOrEqual(cloth.top);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/lost-${game}.png` });
  await player.leave();
});

test('while the server is dead one notice says so, and whatever could not be shown comes when it lives again', async () => {
  const player = await Player.sit(browser, await server.table({}), { ...PHONE, lang: 'en' });
  const { page } = player;
  await player.begin();
  await player.turn();
  const panel = page.locator('dialog[open]');
  const open = async (row: string): Promise<void> => {
    await player.open('m', 'menu');
    await player.press(page.locator(`[data-row="${row}"]`));
  };
  await open('rules');
  await panel.locator('h2').first().waitFor();
  await player.close();
  await server.kill();
  await page.locator('.lost').waitFor();
  for (const key of ['u', '[', 'u']) await page.keyboard.press(key);
  await page.getByText('nothing was sent').waitFor();
  // It stays while the page tries again and again.
  for (const _ of [1, 2]) await page.waitForEvent('websocket');
  await page.getByText('nothing was sent').waitFor();
  expect(await page.getByText(/connection/i).filter({ visible: true }).count()).toBe(1);
  await open('tables');
  await panel.getByText('The table does not answer').waitFor();
  await server.run();
  await panel.getByText('You are here').waitFor();
  expect(await panel.getByText('The table does not answer').count()).toBe(0);
  await page.locator('.lost').waitFor({ state: 'detached' });
  await player.close();
  await player.leave();
});

test('a card pressed just before the line went down is chosen when it is back, with what it takes', async () => {
  const [link] = await server.laid({ ...MIDDLE, hands: ['4h 3c 9h Jd', '2d 6s 6h Kc'] });
  const player = await Player.sit(browser, link ?? '', { ...PHONE, lang: 'en' });
  await player.turn();
  await player.page.evaluate(async () => {
    document.querySelector<HTMLElement>('.fan button')?.click();
    // The question is sent, and no answer has come.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    dispatchEvent(new Event('offline'));
  });
  await player.page.locator('.lost').waitFor({ state: 'detached' });
  await player.page.locator('.act.primary[data-act="capture"]').waitFor();
  expect(await player.page.locator('.cloth .sel[data-card], .cloth .build.sel').count()).toBeGreaterThan(0);
  await player.leave();
});

test('a page without its server says so, and comes back', async () => {
  const link = await server.table({});
  const player = await Player.sit(browser, link, { ...PHONE, lang: 'ru' });
  await player.begin();
  await player.page.route('**/api/**', (route) => route.abort());
  await player.page.evaluate(() => localStorage.removeItem('sukno.seats'));
  await player.page.reload();
  await player.page.getByText('Стол не отвечает').waitFor();
  await player.accessible('no server');
  await player.page.unroute('**/api/**');
  await player.press(player.page.locator('.trouble .primary'));
  await player.page.locator('.table').waitFor();
  player.faults.length = 0;
  await player.leave();
});

test('the record is downloaded, and played again from the file', async () => {
  const [link] = await server.laid(LAST);
  const player = await Player.sit(browser, link ?? '', { ...DESK, lang: 'ru' });
  const { page } = player;
  await player.turn();
  await player.move();
  await player.turn();
  const [file] = await Promise.all([page.waitForEvent('download'), player.press(page.locator('[data-panel="sheet"] a[download]'))]);
  const text = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toMatch(/^sukno-\w+\.toml$/);
  await player.close();
  await player.open('m', 'menu');
  await player.press(page.locator('[data-row="replay"]'));
  await page.locator('[data-panel="replay"] input[type="file"]').setInputFiles({ name: 'a.toml', mimeType: 'application/toml', buffer: Buffer.from(text) });
  const place = page.locator('[data-panel="replay"] .steps span');
  expect(await place.innerText()).toBe('1 / 49');
  await page.keyboard.press('ArrowRight');
  expect(await place.innerText()).toBe('2 / 49');
  await page.locator('[data-panel="replay"] input[type="range"]').fill('48');
  await page.locator('[data-panel="replay"] table').waitFor();
  expect(await page.locator('[data-panel="replay"]').innerText()).toContain('Тасовка сходится с обещанной');
  await page.locator('[data-panel="replay"] .icon').first().waitFor();
  await player.close();
  // Something else is no record, and the page says what is wrong with it.
  await player.open('m', 'menu');
  await player.press(page.locator('[data-row="replay"]'));
  await page.locator('[data-panel="replay"] input[type="file"]').setInputFiles({ name: 'b.toml', mimeType: 'text/plain', buffer: Buffer.from(text.replace(/dealer = 0/, 'dealer = 1')) });
  expect(await page.locator('[data-panel="replay"] [role="alert"]').innerText()).toMatch(/Сдача 1, ход 1/);
  player.faults.length = 0;
  await player.leave();
});
