/* Two people in two browsers: one invites, the other follows the link; they play a whole match, and the next one.
   `SHOTS` names a folder for pictures. */
import { expect, test } from 'vitest';

import { Player, type Screen } from './player';
import { WITH_FRIEND } from './scenes';
import { browser, DESK, look, PHONE, server } from './stage';

const panel = (player: Player, name: string) => player.page.locator(`[data-panel="${name}"]`);

/** Open a table for a friend under New table; the link of the invitation. */
async function invite(host: Player, game: string, shots: string): Promise<string> {
  await host.begin();
  await host.open('n', 'new');
  await panel(host, 'new').locator(`[data-game="${game}"]`).click();
  await host.page.locator(`[data-game="${game}"][aria-checked="true"]`).waitFor();
  await host.page.locator('#bot-0').selectOption('friend');
  await host.page.locator('#own-name').fill('Анна');
  await host.page.locator('#own-name').scrollIntoViewIfNeeded();
  await look(host, `${shots}-new`);
  await host.press(panel(host, 'new').locator('footer .primary'));
  await panel(host, 'invite').locator('[data-copy]').waitFor();
  await look(host, `${shots}-invite`);
  return panel(host, 'invite').locator('input').inputValue();
}

/** The text that stands for a table, to see that it is the same. */
const tableOf = (player: Player): Promise<string | undefined> =>
  player.page.evaluate(() => (JSON.parse(localStorage.getItem('sukno.seats') ?? '[]') as { table: string }[])[0]?.table);

/** Whose turn it is; both, where the match is over. */
async function mover(players: readonly Player[]): Promise<Player | null> {
  for (;;) {
    const states = await Promise.all(players.map(({ page }) => page.evaluate(() =>
      document.querySelector('[data-panel="sheet"]') ? 'over' : document.querySelector('.tray.mine') && !document.querySelector('dialog[open]') ? 'mine' : '')));
    if (states.every((state) => state === 'over')) return null;
    const mine = states.indexOf('mine');
    if (mine >= 0) return players[mine] ?? null;
    await players[0]?.page.waitForTimeout(20);
  }
}

/** Play the match out, each in their turn; `halfway`: what happens after some moves. */
async function playOut(players: readonly Player[], move: (player: Player) => Promise<void>, halfway: () => Promise<void>): Promise<void> {
  for (let moves = 0; ; moves += 1) {
    const next = await mover(players);
    if (!next) {
      const sheet = panel(players[0] as Player, 'sheet');
      if (await sheet.locator('a[download]').count()) return;
      await (players[0] as Player).press(sheet.locator('.primary'));
      // The other reads on, and goes on by themselves.
      await (players[1] as Player).press(panel(players[1] as Player, 'sheet').locator('.primary'));
      continue;
    }
    if (moves === 5) await halfway();
    await move(next);
  }
}

/** Make the first move of a game that offers them. */
async function push(player: Player): Promise<void> {
  const can = player.page.locator('.own .fan .card.can');
  const before = await player.heard();
  if (await can.count()) await player.press(can.first());
  else if (await player.page.locator('.act[data-move]').count()) await player.press(player.page.locator('.act[data-move]').first());
  else await player.press(player.page.locator('.own .fan .card').first());
  const which = panel(player, 'which').locator('.wide').first();
  await expect.poll(async () => (await which.count()) > 0 || (await player.heard()) !== before, { interval: 20, timeout: 10_000 }).toBe(true);
  if (await which.count()) await player.press(which);
}

/** The match of a host who has an invitation, and a guest who follows it. */
async function match(game: string, move: (player: Player) => Promise<void>, host: Player, link: string, guestAt: Screen): Promise<void> {
  await host.fits();
  await look(host, `${game}-host-waiting`);

  const guest = await Player.sit(browser, link, guestAt);
  await guest.page.locator('.welcome h1').waitFor();
  expect(guest.page.url()).not.toContain('invitation');
    await look(guest, `${game}-welcome`);
  await guest.page.reload();
  await guest.page.locator('#own-name').fill('Борис <b>');
  await guest.page.locator('#own-name').press('Enter');
  await guest.begin();
  await host.page.getByText('Борис <b>').first().waitFor();
  await host.page.locator('.presence.here').first().waitFor();
  await guest.page.locator('.presence.here').first().waitFor();

  // The link has done its work: here it leads back to the seat, elsewhere nowhere.
  const back = await guest.another(link);
  await back.page.locator('.table').waitFor();
  await back.page.close();
  const third = await Player.sit(browser, link, guestAt);
  await third.page.locator('.welcome .primary').waitFor();
  await look(third, `${game}-taken`);
  await third.press(third.page.locator('.welcome .primary'));
  await third.page.locator('.table').waitFor();
  third.faults.length = 0; // the refusal is in the console
  await third.leave();

  await playOut([host, guest], move, async () => {
    await guest.fits();
    await look(host, `${game}-host-table`);
    await look(guest, `${game}-guest-table`);
    const before = await guest.cards();
    await guest.page.reload();
    await guest.page.locator('.table').waitFor();
    expect(await guest.cards()).toEqual(before);
  });
  const first = await tableOf(host);
  await look(host, `${game}-sheet`);
  await host.press(panel(host, 'sheet').locator('.primary'));
  await expect.poll(() => tableOf(guest)).not.toBe(first);
  expect(await tableOf(guest)).toBe(await tableOf(host));
  // The friend reads the last sheet as long as they like.
  await panel(guest, 'sheet').getByText(guestAt.lang === 'ru' ? 'Игра уже идёт дальше' : 'The game has gone on').waitFor();
  await look(guest, `${game}-guest-followed`);
  await guest.press(panel(guest, 'sheet').locator('footer .primary'));
  for (const player of [host, guest]) await player.begin();
  await host.page.getByText('Борис <b>').first().waitFor();

  // Giving up is told to the other.
  await host.open('m', 'menu');
  await host.press(panel(host, 'menu').locator('[data-row="resign"]'));
  await host.press(panel(host, 'ask').locator('.wide').first());
  await panel(guest, 'sheet').locator('.verdict').waitFor();
  expect(await panel(guest, 'sheet').innerText()).toMatch(guestAt.lang === 'ru' ? /сда/i : /g[ia]ve/i);
  await guest.leave();
  await host.page.locator('.presence:not(.here)').first().waitFor({ state: 'attached' });
  await host.leave();
}

test('two friends are awaited: links to copy by hand, another link, a bot instead; and one’s own link', async () => {
  const link = await server.table({ seats: 3, bots: ['friend', 'friend'], name: 'Анна Константинопольская' });
  const host = await Player.sit(browser, link, { ...PHONE, lang: 'ru' });
  const { page } = host;
  // As over plain http, where a browser has no clipboard for pages.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const links = panel(host, 'invite').locator('input');
  await links.nth(1).waitFor();
  await look(host, 'three-invite');
  const [first, second] = [await links.nth(0).inputValue(), await links.nth(1).inputValue()];
  expect(first).not.toBe(second);
  await host.press(panel(host, 'invite').locator('[data-copy]').first());
  await panel(host, 'invite').getByText('Скопировано').first().waitFor();
  await host.press(panel(host, 'invite').getByText('Сменить ссылку').first());
  await expect.poll(() => links.nth(0).inputValue()).not.toBe(first);
  expect(await links.nth(1).inputValue()).toBe(second);
  await host.press(panel(host, 'invite').getByText('Посадить бота').first());
  await expect.poll(() => links.count()).toBe(1);
  expect(await links.nth(0).inputValue()).toBe(second);
  await host.page.keyboard.press('Escape');
  await host.begin();
  await host.fits();
  await look(host, 'three-waiting');

  // The link that was replaced says so, and the way out is a table without any waiting.
  const late = await Player.sit(browser, first, { ...PHONE, lang: 'en' });
  await late.page.getByText('no longer holds').or(late.page.getByText('sat down here already')).waitFor();
  await look(late, 'three-late');
  late.faults.length = 0;
  await late.leave();

  // Of the two, one comes; the other seat was given to a bot.
  const guest = await Player.sit(browser, second, { ...PHONE, lang: 'ru' });
  await guest.page.locator('#own-name').fill('Ширшовщина Ёжиковна Щукина');
  await guest.press(guest.page.locator('.welcome .primary'));
  await guest.begin();
  await guest.fits();
  await host.page.locator('.presence.here').waitFor();
  await look(guest, 'three-guest');
  await guest.open('m', 'menu');
  await guest.press(panel(guest, 'menu').locator('[data-row="device"]'));
  await panel(guest, 'device').locator('input').waitFor();
  await look(guest, 'three-device');
  const own = await panel(guest, 'device').locator('input').inputValue();
  await guest.leave();
  await host.page.locator('.presence:not(.here)').waitFor();
  await look(host, 'three-away');
  const again = await Player.sit(browser, own, { ...DESK, lang: 'ru' });
  await again.page.locator('.presence.here').waitFor();
  await look(again, 'three-desk');
  await again.begin();
  await again.open('m', 'menu');
  await again.press(panel(again, 'menu').locator('[data-row="tables"]'));
  await panel(again, 'tables').getByText('Анна Константинопольская'.slice(0, 24)).waitFor();
  await again.close();
  await again.leave();
  await host.leave();
});

test('Casino: a desk invites a phone at the end of a deal', async () => {
  const [laid] = await server.laid(WITH_FRIEND);
  const host = await Player.sit(browser, laid ?? '', { ...DESK, lang: 'en' });
  await host.press(host.page.locator('.tray .invite'));
  await panel(host, 'invite').locator('[data-copy]').waitFor();
  await look(host, 'casino-invite');
  const link = await panel(host, 'invite').locator('input').inputValue();
  await host.close();
  await match('casino', (player) => player.move(), host, link, { ...PHONE, lang: 'ru' });
});

test('Hearts: a phone opens a table for a desk', async () => {
  const host = await Player.sit(browser, server.address, { ...PHONE, lang: 'ru' });
  const link = await invite(host, 'hearts', 'hearts');
  await host.page.keyboard.press('Escape');
  await host.begin();
  await match('hearts', push, host, link, { ...DESK, lang: 'en' });
});
