/* Tables of games that describe theirs: what is seen of the others, and what pressing does where nothing is chosen. */
import { expect, test } from 'vitest';

import { Player, type Screen } from './player';
import { browser, DESK, look, PHONE, server } from './stage';

const at = async (screen: Screen, game: string, seats: number): Promise<Player> => {
  const player = await Player.sit(browser, await server.table({ game, seats, bots: Array<string>(seats - 1).fill('random') }), screen);
  await player.begin();
  await player.turn();
  return player;
};

test.each([
  ['crazy_eights', 7, { ...PHONE, lang: 'ru' }],
  ['crazy_eights', 4, { ...PHONE, lang: 'en' }],
  ['two_ten_jack', 4, { ...PHONE, lang: 'ru' }],
  ['crazy_eights', 7, { ...DESK, lang: 'ru' }],
  ['crazy_eights', 4, { ...DESK, lang: 'en' }],
] as const)('%s of %i: how many cards each of the others holds is seen, and heard once', async (game, seats, screen) => {
  const player = await at(screen, game, seats);
  const name = `holds-${game}-${seats}-${screen.width}`;
  await player.fits(name);
  await look(player, name);
  const others = await player.page.locator('.seat .backs').evaluateAll((all) =>
    all.map((backs) => {
      const number = backs.querySelector('b');
      const { left, top, width, height } = number?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return { role: backs.getAttribute('role'), heard: backs.getAttribute('aria-label') ?? '', number: number?.textContent ?? '', seen: width > 0 && seen === number };
    }),
  );
  expect(others).toHaveLength(seats - 1);
  for (const { role, heard, number, seen } of others) {
    expect(number).toMatch(/^\d+$/);
    expect(seen).toBe(true);
    // What is in a picture with a name of its own is not read besides.
    expect(role).toBe('img');
    expect(heard.split(/\D+/).filter(Boolean)).toEqual([number]);
  }
  await player.leave();
});

test.each(['two_ten_jack', 'crazy_eights', 'war', 'casino'])('%s of four at a desk by day: whoever sits opposite can be read', async (game) => {
  const player = await at({ ...DESK, lang: 'en', theme: 'light' }, game, 4);
  // Of a cloth that is woven axe says nothing: here it is plain, as light as it gets.
  await player.page.locator('.play').evaluate((play) => ((play as HTMLElement).style.background = 'var(--cloth-lit)'));
  await look(player, `by-day-${game}`);
  await player.leave();
});

test('a card of a hand that is only looked at says in words that there are buttons, and asks nobody', async () => {
  const player = await at({ ...PHONE, lang: 'ru' }, 'fifteen', 2);
  const { page } = player;
  const card = page.locator('.own .fan .card').first();
  await player.press(card);
  const said = page.locator('.tray').getByText('Сейчас ходят не картой, а кнопкой.');
  await said.waitFor();
  await look(player, 'only-buttons');
  await player.drag(card, page.locator('.cloth'));
  // Had anything been asked, a refusal would lie over the button.
  await player.press(page.locator('.act[data-move]').first());
  await said.waitFor({ state: 'detached' });
  expect(await page.locator('[data-panel="why"]').count()).toBe(0);
  await player.leave();
});

test('where no card of the hand fits, a pressed one is told why by the rules, not that there are buttons', async () => {
  const player = await at({ ...DESK, lang: 'en' }, 'crazy_eights', 2);
  const { page } = player;
  const fitting = page.locator('.own .fan .card.can');
  const drawing = page.locator('.act.primary[data-move]');
  const which = page.locator('[data-panel="which"] .wide');
  for (let move = 0; (await fitting.count()) || !(await drawing.count()); move++) {
    if (move > 60) throw new Error('something always fits');
    const held = await player.hand.count();
    await player.press((await fitting.count()) ? fitting.first() : player.hand.first());
    if (await which.count()) await player.press(which.first());
    await expect.poll(() => player.hand.count(), { interval: 20 }).not.toBe(held);
    if ((await player.turn()) === 'mine') continue;
    await player.press(page.locator('[data-panel="sheet"] .primary'));
    await player.begin();
    await player.turn();
  }
  await player.press(page.locator('.own .fan .card').first());
  await page.locator('[data-panel="why"]').waitFor();
  await look(player, 'nothing-fits');
  await player.leave();
});

test('playing on by itself says how it is stopped, and stops when something else is looked at', async () => {
  const player = await at({ ...DESK, lang: 'en' }, 'war', 2);
  const { page } = player;
  const button = page.locator('.tray .quiet');
  const battles = (): Promise<string> => page.locator('.table').innerText();
  const begin = async (): Promise<void> => {
    const before = await battles();
    expect(await button.innerText()).toBe('Non-stop');
    await player.press(button);
    await expect.poll(() => button.innerText()).toBe('Stop');
    await expect.poll(battles).not.toBe(before);
  };
  await begin();
  await look(player, 'non-stop');
  await player.press(button);
  await expect.poll(() => button.innerText()).toBe('Non-stop');
  for (const [key, panel] of [['m', 'menu'], ['s', 'score'], ['r', 'rules']] as const) {
    await begin();
    await player.open(key, panel);
    await expect.poll(() => button.innerText()).toBe('Non-stop');
    await player.close();
    expect(await button.innerText()).toBe('Non-stop');
  }
  await begin();
  await page.keyboard.press('[');
  await page.getByText('To the game').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => button.innerText()).toBe('Non-stop');
  await player.leave();
});
