/* Two people in two browsers: one invites, the other follows the link; they play a whole match, and the next one.
   `SHOTS` names a folder for pictures. */
import { join } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { launch, Player, type Screen } from './player';
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

const PHONE = { width: 360, height: 640, touch: true } as const;
const DESK = { width: 1280, height: 800 } as const;

async function look(player: Player, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await player.page.screenshot({ path: join(folder, `${name}.png`) });
  await player.accessible(name);
}

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

async function match(game: string, move: (player: Player) => Promise<void>, hostAt: Screen, guestAt: Screen): Promise<void> {
  const host = await Player.sit(browser, server.address, hostAt);
  const link = await invite(host, game, `${game}-host`);
  await host.page.keyboard.press('Escape');
  await host.begin();
  await host.fits();
  await look(host, `${game}-host-waiting`);

  const guest = await Player.sit(browser, link, guestAt);
  await guest.page.locator('.welcome h1').waitFor();
  expect(guest.page.url()).not.toContain('invitation');
  expect(await guest.page.locator('.welcome h1').innerText()).toContain('Анна');
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
  expect(await panel(guest, 'sheet').innerText()).toContain('Анна');
  await guest.leave();
  await host.page.locator('.presence:not(.here)').first().waitFor({ state: 'attached' });
  await host.leave();
}

test('Casino: a phone invites a desk', () => match('casino', (player) => player.move(), { ...PHONE, lang: 'ru' }, { ...DESK, lang: 'en' }));
test('Hearts: a desk invites a phone', () => match('hearts', push, { ...DESK, lang: 'en' }, { ...PHONE, lang: 'ru' }));
