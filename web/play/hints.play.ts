/* Hints in a real browser: where to look, then the moves, then why; and the one that is played. */
import { expect, test } from 'vitest';

import { Player } from './player';
import { browser, DESK, look, PHONE, server } from './stage';

/** The ten takes six and four; a deuce would build it. */
const TABLE = { book: 'standard', hands: ['9c Ks Td 2s', 'Qd'], table: '6d 4s 2h Jc', moves: ['1 Qd'] } as const;

/** The panel once lay over what it speaks of. */
async function inSight(player: Player, whole: boolean): Promise<void> {
  const shown = player.screen.touch && whole ? ['section.hand'] : ['section.hand', '.cloth'];
  for (const place of shown) await expect.poll(() => overlap(player, place), { message: `it hides ${place}` }).toBe(false);
}

async function overlap(player: Player, place: string): Promise<boolean> {
  const [panel, cards] = await Promise.all(['[data-panel="hint"]', place].map((one) => player.page.locator(one).first().boundingBox()));
  if (!panel || !cards) throw new Error(`${place} is not there`);
  const apart = (a: number, width: number, b: number, other: number): boolean => a + width <= b + 1 || b + other <= a + 1;
  return !apart(panel.x, panel.width, cards.x, cards.width) && !apart(panel.y, panel.height, cards.y, cards.height);
}

async function asked(player: Player): Promise<void> {
  const panel = player.page.locator('[data-panel="hint"]');
  await panel.locator('footer button').waitFor();
  expect(await panel.locator('li').count(), 'first only where to look').toBe(0);
  await inSight(player, false);
  await look(player, 'hint-nudge');
  if (player.screen.touch) {
    // A button that comes up where a finger has just been does not hear it for a moment.
    await expect.poll(async () => {
      const more = panel.locator('footer button');
      if (await more.count()) await player.press(more);
      return panel.locator('li').count();
    }).toBeGreaterThan(0);
  } else await player.page.keyboard.press('Enter');
  await panel.locator('li').first().waitFor();
  await inSight(player, true);
  await look(player, 'hint-moves');
}

test.each([['upright', PHONE], ['on its side', { ...PHONE, width: PHONE.height, height: PHONE.width }]] as const)('on a phone %s, in Russian: a nudge, the moves and why; the best one is played', async (_, phone) => {
  const [link] = await server.laid(TABLE);
  const player = await Player.sit(browser, link ?? '', { ...phone, lang: 'ru' });
  await player.page.locator('[data-hint]').click();
  await asked(player);
  const best = player.page.locator('[data-panel="hint"] ol > li').first();
  expect(await best.innerText()).toMatch(/Взять 2 карты:[\s\S]*к концу сдачи впереди на \d+,\d очка/);
  expect(await best.locator('details').innerText()).toContain('2 очка');
  await best.getByRole('button').click();
  await expect.poll(() => player.cards()).not.toContain('Td');
  await expect.poll(() => player.page.locator('[data-panel="hint"]').count()).toBe(0);
  await player.leave();
});

test('at a desk, by keyboard: it can be read again, and closed without a move', async () => {
  const [link] = await server.laid(TABLE);
  const player = await Player.sit(browser, link ?? '', { ...DESK, lang: 'en' });
  await player.page.locator('[data-hint]').waitFor();
  const before = await player.cards();
  for (let time = 0; time < 2; time += 1) {
    await player.page.locator('[data-hint]').focus();
    await player.page.keyboard.press('Enter');
    await asked(player);
    await player.page.keyboard.press('Escape');
    await expect.poll(() => player.page.locator('[data-panel="hint"]').count()).toBe(0);
  }
  expect(await player.cards()).toEqual(before);
  await player.leave();
});

test('between friends there are hints where the one invites so and the other sits down knowing it', async () => {
  const host = await Player.sit(browser, server.address, { ...DESK, lang: 'en' });
  await host.begin();
  await host.open('n', 'new');
  await host.page.locator('#bot-0').selectOption('friend');
  await host.press(host.page.locator('.agreed').getByText('on', { exact: true }));
  await host.press(host.page.locator('[data-panel="new"] footer .primary'));
  const invite = host.page.locator('[data-panel="invite"]');
  await invite.locator('[data-copy]').waitFor();
  const guest = await Player.sit(browser, await invite.locator('input').inputValue(), { ...PHONE, lang: 'ru' });
  await guest.page.getByText('можно брать подсказки').waitFor();
  await look(guest, 'hint-welcome');
  await guest.press(guest.page.locator('.welcome .primary'));
  await guest.begin();
  // The invitation has gone by itself.
  await host.begin();
  const mover = await Promise.any([host, guest].map(async (player) => {
    await player.page.locator('.tray.mine').waitFor();
    return player;
  }));
  await mover.page.keyboard.press('i');
  await asked(mover);
  await mover.page.keyboard.press('Escape');
  for (const player of [guest, host]) await player.leave();
});
