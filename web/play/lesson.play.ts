/* The first game, from the offer to the score sheet: by whoever does just what the tutor says. */
import { expect, test } from 'vitest';

import { Player } from './player';
import { browser, DESK, PHONE, server } from './stage';

const STEPS = ['take', 'sum', 'trail', 'build', 'raise', 'several', 'sweep', 'score'];
/** Moves of the prepared deal until the seven steps have been shown. */
const MOVES = 10;
/** The first button once cards of the table have been selected. */
const BUILDS = '.act.primary[data-act="build"]';

const card = (player: Player) => player.page.locator('.tutor');
const step = (player: Player): Promise<string | null> => card(player).getAttribute('data-step');
const text = (player: Player): Promise<string> => card(player).locator('p').innerText();

/** On the very first visit: the cut is shown and goes by itself; nothing is pressed, so that nothing beneath it is. */
async function arrived(player: Player): Promise<void> {
  const cut = player.page.locator('[data-panel="cut"]');
  await cut.waitFor();
  await cut.waitFor({ state: 'detached' });
  await player.page.locator('.tray.mine').waitFor();
}

/** Wait until it is one's turn again, with an advice. */
async function advised(player: Player): Promise<void> {
  await player.turn();
  await player.page.locator('.tutor p:not(.muted)').waitFor();
}

/** Choose what is pointed at, as it is pointed at, and press the first button. */
async function follow(player: Player): Promise<void> {
  const key = await step(player);
  await player.press(player.page.locator('.fan .card:has(.pointed)'));
  await player.page.locator('.act[data-act]').first().waitFor();
  // What choosing the card has not selected by itself is pointed at still.
  const rest = await player.page.locator('.cloth :is(.card, .build):has(.pointed)').all();
  for (const other of rest) await player.press(other);
  await player.page.locator(rest.length ? BUILDS : '.act.primary').waitFor();
  expect(await player.page.locator('.pointed').count()).toBe(0);
  await player.fits(`a move in the making, step ${key}`);
  await player.press(player.page.locator('.act.primary'));
  await player.page.waitForFunction(() => !document.querySelector('.fan .chosen'), null, { polling: 20 });
}

/** What had the focus is gone, and the hand has it. */
const focusIsInHand = (player: Player) => expect.poll(() => player.page.evaluate(() => document.activeElement?.closest('.hand') !== null)).toBe(true);

/** The whole tutor can be seen, and the text is not cut off. */
async function seenWhole(player: Player): Promise<void> {
  await player.fits(`the table with the step ${await step(player)}`);
  expect(await card(player).evaluate((card) => [card.scrollHeight - card.clientHeight, card.scrollWidth - card.clientWidth])).toEqual([0, 0]);
}

test('by touch on a phone, in Russian: every step is met, nothing has to be scrolled', async () => {
  const player = await Player.sit(browser, server.address, { ...PHONE, lang: 'ru' });
  await arrived(player);
  await player.accessible('the offer');
  await player.press(player.page.locator('[data-lesson]'));
  await card(player).waitFor();
  const met: (string | null)[] = [];
  const said = new Set<string>();
  for (let move = 0; move < MOVES; move += 1) {
    await advised(player);
    const key = await step(player);
    if (key) {
      met.push(key);
      expect(await card(player).locator('.step').innerText()).toBe(`Шаг ${met.length} из 8`);
    }
    said.add(await text(player));
    await seenWhole(player);
    if (move % 3 === 0) await player.accessible(`the step ${key}`);
    await follow(player);
  }
  await advised(player);
  met.push(await step(player));
  expect(met).toEqual(STEPS);
  expect(said.size).toBe(MOVES);
  await seenWhole(player);
  await player.press(card(player).locator('.skip'));
  await card(player).waitFor({ state: 'detached' });
  while ((await player.turn()) === 'mine') await player.move();
  const sheet = player.page.locator('[data-panel="sheet"]');
  await sheet.getByText('вы прошли урок').waitFor();
  await sheet.getByText('Эту сдачу не тасовали').waitFor();
  expect(await sheet.getByText('Тасовка сходится').count()).toBe(0);
  await player.accessible('the end of the lesson');
  await player.press(sheet.locator('.primary'));
  await player.page.locator('.tray.mine').waitFor();
  expect(await card(player).count()).toBe(0);
  expect(await player.page.locator('[data-lesson]').count(), 'done: it is offered no more').toBe(0);
  await player.leave();
}, 120_000);

test('by keyboard alone at a desk, in English, heard; it goes on after a reload, and again from the menu', async () => {
  const player = await Player.sit(browser, server.address, { ...DESK, lang: 'en' });
  const { keyboard } = player.page;
  await arrived(player);
  await keyboard.press('m');
  await player.page.locator('[data-panel="menu"] [data-row="lesson"]').focus();
  await keyboard.press('Enter');
  const met: (string | null)[] = [];
  for (let move = 0; move < MOVES; move += 1) {
    await advised(player);
    const key = await step(player);
    if (key) met.push(key);
    if (move % 4 === 1) await player.accessible(`the step ${key} at a desk`);
    await seenWhole(player);
    const place = await player.page.locator('.fan .card').evaluateAll((cards) => cards.findIndex((card) => card.querySelector('.pointed')));
    expect(await player.page.locator('.fan .card').nth(place).getAttribute('aria-label')).toContain('the lesson points at it');
    await keyboard.press(String(place + 1));
    await player.page.locator('.act[data-act]').first().waitFor();
    const rest = await player.page.locator('.cloth :is(.card, .build)').evaluateAll((all) => all.flatMap((one, at) => (one.querySelector('.pointed') ? [at] : [])));
    if (rest.length) await keyboard.press('ArrowUp');
    for (const at of rest) {
      for (let tries = 0; tries < 20; tries += 1) {
        const here = await player.page.locator('.cloth :is(.card, .build)').evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
        if (here === at) break;
        await keyboard.press(here < at ? 'ArrowRight' : 'ArrowLeft');
      }
      await keyboard.press('Space');
    }
    await player.page.locator(rest.length ? BUILDS : '.act.primary').waitFor();
    const act = (await player.page.locator('.act.primary').getAttribute('data-act')) ?? '';
    await keyboard.press({ capture: 't', build: 'b', trail: 'd' }[act] ?? '');
    await player.page.waitForFunction(() => !document.querySelector('.fan .chosen'), null, { polling: 20 });
    if (move === 4) {
      await advised(player);
      const before = await text(player);
      await player.page.reload();
      await advised(player);
      expect(await text(player)).toBe(before);
      expect(await player.page.locator('[role="log"]').innerText()).toContain('The build of 7 can grow: three of diamonds makes it 10');
    }
  }
  await advised(player);
  expect([...met, await step(player)]).toEqual(STEPS);
  await player.page.locator('.tutor .skip').focus();
  await keyboard.press('Enter');
  await card(player).waitFor({ state: 'detached' });
  await focusIsInHand(player);
  await player.leave();
});

test('steps can be skipped and the lesson left; the game goes on, and says that it was laid out', async () => {
  const player = await Player.sit(browser, server.address, { ...PHONE, lang: 'en' });
  await arrived(player);
  await player.press(player.page.locator('[data-lesson]'));
  await advised(player);
  expect(await step(player)).toBe('take');
  await player.press(card(player).locator('.skip'));
  expect(await step(player)).toBe('sum');
  expect(await card(player).locator('.step').innerText()).toBe('Step 2 of 8');
  await player.press(card(player).locator('.skip'));
  expect(await step(player), 'nothing else is possible now').toBe('');
  expect(await card(player).locator('.step').innerText()).toBe('2 of 8 done');
  await player.page.reload();
  await advised(player);
  expect(await card(player).locator('.step').innerText()).toBe('2 of 8 done');
  await player.press(card(player).locator('.icon'));
  await card(player).waitFor({ state: 'detached' });
  expect(await player.page.locator('.pointed').count()).toBe(0);
  while ((await player.turn()) === 'mine') await player.move();
  const sheet = player.page.locator('[data-panel="sheet"]');
  await sheet.getByText('This deal was not shuffled').waitFor();
  expect(await sheet.getByText('Lesson again').count()).toBe(0);
  await player.leave();
});

test('on a phone on its side and in a small window the tutor has room too', async () => {
  for (const screen of [{ width: 640, height: 360, touch: true }, { width: 360, height: 550, touch: true }]) {
    const player = await Player.sit(browser, server.address, { ...screen, lang: 'ru' });
    await arrived(player);
    expect(await player.page.locator('[data-lesson]').evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    await player.press(player.page.locator('[data-lesson]'));
    for (let move = 0; move < 6; move += 1) {
      await advised(player);
      await seenWhole(player);
      await follow(player);
    }
    await player.leave();
  }
});

test('who has no need of a lesson is asked once', async () => {
  const player = await Player.sit(browser, server.address, { ...PHONE, lang: 'ru' });
  await arrived(player);
  await player.page.getByRole('button', { name: 'Не нужно' }).focus();
  await player.page.keyboard.press('Enter');
  await player.page.locator('[data-lesson]').waitFor({ state: 'detached' });
  await focusIsInHand(player);
  await player.page.reload();
  await player.page.locator('.tray.mine').waitFor();
  expect(await player.page.locator('[data-lesson]').count()).toBe(0);
  await player.leave();
});
