/* What a reader likes: sound, motion, print, language; and what somebody hears who does not see the table. */
import { expect, test } from 'vitest';

import { Player } from './player';
import { MIDDLE, SEVERAL } from './scenes';
import { browser, DESK, PHONE, server } from './stage';

/** Choose one value of a setting. */
async function set(player: Player, setting: string, value: string): Promise<void> {
  await player.open('m', 'menu');
  await player.press(player.page.locator('[data-row="settings"]'));
  await player.press(player.page.locator('[data-panel="settings"]').getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }));
  await player.close();
}

test('a screen reader hears Russian cards in their cases, and what was done', async () => {
  const [middle, several] = await server.laid(MIDDLE, SEVERAL);
  const player = await Player.sit(browser, middle ?? '', { ...DESK, lang: 'ru' });
  await player.turn();
  expect(await player.page.locator('.build').first().innerText()).toMatch(/Построение на 6, составное, владелец: Марина: шестёрка пик; четвёрка треф, двойка бубен/);
  await player.choose(0);
  await expect.poll(() => player.heard()).toContain('Взять 3 карты: туза треф, двойку червей, тройку бубен картой тройкой треф');
  await player.press(player.page.locator('.act[data-act="capture"]'));
  await expect.poll(() => player.heard()).toContain('Вы: Беру туза треф, двойку червей, тройку бубен картой тройкой треф');
  await player.go(several ?? '');
  await player.turn();
  await player.choose(0);
  await expect.poll(() => player.heard()).toContain('Построить четвёрки: четвёрка треф к четвёрке червей');
  expect(await player.heard()).toContain('Выложить: четвёрка треф');
  await player.leave();
});

test('sound is off until it is asked for, and then is heard', async () => {
  const [link] = await server.laid(MIDDLE);
  const player = await Player.sit(browser, link ?? '', { ...DESK, lang: 'en' });
  await player.page.addInitScript(() => {
    const heard: AudioContext[] = [];
    const Context = window.AudioContext;
    Object.assign(window, { heard, AudioContext: class extends Context { constructor() { super(); heard.push(this); } } });
  });
  await player.page.reload();
  await player.turn();
  const heard = () => player.page.evaluate(() => (window as unknown as { heard: AudioContext[] }).heard.map((context) => context.state));
  await player.choose(0);
  expect(await heard()).toEqual([]);
  await set(player, 'Sound', 'on');
  await player.choose(1);
  await expect.poll(heard).toEqual(['running']);
  await player.move();
  await player.turn();
  expect(await heard()).toEqual(['running']);
  await player.leave();
});

test.each([['travel', false], ['stay where the system asks for less motion', true]] as const)('cards %s', async (_, still) => {
  const [link] = await server.laid(MIDDLE);
  const player = await Player.sit(browser, link ?? '', { ...DESK, lang: 'en', still }, { pace: 'quick' });
  await player.turn();
  await player.page.evaluate(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { travelled: 0 });
    Element.prototype.animate = function (...how) {
      (window as unknown as { travelled: number }).travelled += 1;
      return animate.apply(this, how);
    };
  });
  await player.move();
  await player.turn();
  const travelled = await player.page.evaluate(() => (window as unknown as { travelled: number }).travelled);
  if (still) expect(travelled).toBe(0);
  else expect(travelled).toBeGreaterThan(3);
  await player.leave();
});

test('settings change the table at once, and are kept', async () => {
  const [link] = await server.laid(MIDDLE);
  const player = await Player.sit(browser, link ?? '', { ...PHONE, lang: 'ru' });
  const { page } = player;
  await player.turn();
  const ink = () => page.locator('.loose [data-card="3d"]').evaluate((card) => getComputedStyle(card).color);
  const red = await ink();
  await set(player, 'Масти', 'в четыре цвета');
  expect(await ink()).not.toBe(red);
  await set(player, 'Знаки на картах', 'крупные');
  await page.locator('.fan .printed').first().waitFor();
  await set(player, 'Освещение', 'светлое');
  await set(player, 'Язык', 'English');
  await page.getByText('Your turn').first().waitFor();
  const blue = await ink();
  await page.reload();
  await page.getByText('Your turn').first().waitFor();
  expect(await ink()).toBe(blue);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme'], document.title])).toEqual(['en', 'light', 'Sukno: Casino']);
  await player.fits('large print');
  await player.choose(0);
  await player.fits('large print, chosen');
  await player.accessible('large print, by day, four colours');
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/large-print.png` });
  await player.leave();
});
