/* Every game of the house in a real browser, from the gallery to the end of a match: by touch on a phone, by keyboard on
   a desk. `SHOTS` names a folder for pictures. */
import { describe, expect, test } from 'vitest';

import { Player, type Screen } from './player';
import { browser, DESK, look, PHONE, server } from './stage';

/** A short match of each game: how many play on the phone and at the desk, the house's rules, the language of each. */
const GAMES: Record<string, { seats: readonly [number, number]; house: Record<string, unknown>; langs: readonly ['ru' | 'en', 'ru' | 'en'] }> = {
  crazy_eights: { seats: [2, 6], house: { target: 1 }, langs: ['ru', 'en'] },
  fifteen: { seats: [2, 2], house: { packs: 1 }, langs: ['en', 'ru'] },
  hearts: { seats: [2, 2], house: {}, langs: ['ru', 'en'] },
  two_ten_jack: { seats: [4, 3], house: { target: 5 }, langs: ['en', 'ru'] },
  war: { seats: [2, 10], house: { max_battles: 50 }, langs: ['ru', 'en'] },
};

/** All that is seen of the table, to wait until it has changed. */
const sight = (): string =>
  [...document.querySelectorAll('.table .talk, .table .log, .table [data-place]')].map((part) => `${part.getAttribute('aria-label') ?? ''}${part.textContent ?? ''}`).join() +
  [...document.querySelectorAll('.table [data-card], dialog[open]')].map((part) => part.getAttribute('data-card') ?? 'open').join();

/** Make a move, as people with such a screen do. */
async function move(player: Player): Promise<void> {
  const { page, screen } = player;
  const before = await page.evaluate(sight);
  const playable = page.locator('.own .fan .card.can');
  const cards = (await playable.count()) ? playable : (await page.locator('.act.primary[data-move]').count()) ? null : page.locator('.own .fan .card');
  if (!cards) {
    if (screen.touch) await player.press(page.locator('.act[data-move]').first());
    else await page.keyboard.press('d');
  } else if (screen.touch) {
    await player.press(cards.first());
  } else {
    const place = await cards.first().evaluate((card) => [...document.querySelectorAll('.own .fan .card')].indexOf(card));
    if (place < 9) await page.keyboard.press(String(place + 1));
    else await cards.first().focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => page.evaluate(sight), { interval: 20, timeout: 10_000 }).not.toBe(before);
  const which = page.locator('[data-panel="which"] .wide');
  if (!(await which.count())) return;
  const asked = await page.evaluate(sight);
  await player.press(which.first());
  // The question goes at once; the move is made when the table has changed.
  await expect.poll(async () => [before, asked].includes(await page.evaluate(sight)), { interval: 20, timeout: 10_000 }).toBe(false);
}

/** Play until the match is over; how many moves that took. */
async function finish(player: Player, game: string, name: string): Promise<number> {
  const { page } = player;
  const sheet = page.locator('[data-panel="sheet"]');
  let moves = 0;
  for (;;) {
    if ((await player.turn()) === 'over') {
      if (moves && (await sheet.locator('a[download]').count())) return moves;
      await player.press(sheet.locator('.primary'));
      await sheet.waitFor({ state: 'detached' });
      continue;
    }
    if (moves === 3) {
      if (!name.includes('war-desk')) await player.fits(name);
      await look(player, name);
    }
    moves += 1;
    if (game !== 'war' || moves < 5) await move(player);
    else {
      if (player.screen.touch) await player.press(page.locator('.tray .quiet'));
      else await page.keyboard.press('a');
      await sheet.waitFor({ timeout: 40_000 });
    }
  }
}

async function play(game: string, screen: Screen, seats: number, where: string): Promise<void> {
  const { house } = GAMES[game] ?? { house: {} };
  const bots = Array<string>(seats - 1).fill('random');
  const player = await Player.sit(browser, await server.table({ game, seats, house, bots }), screen);
  await player.begin();
  // How strong a bot is stands beside its name where there is room.
  expect(await player.page.locator('.seat .strength:visible').count()).toBe(where === 'desk' && seats <= 4 ? seats - 1 : 0);
  expect(await finish(player, game, `${game}-${where}`)).toBeGreaterThan(3);
  const sheet = player.page.locator('[data-panel="sheet"]');
  await sheet.locator('.proof .kept').waitFor();
  await look(player, `${game}-${where}-sheet`);
  await player.leave();
}

test('each game is known here', async () => {
  const answer = await fetch(`${server.address}/api/games`);
  const { games } = (await answer.json()) as { games: { key: string }[] };
  // Casino and the race, whose screens are others, have tests of their own.
  expect(games.map((game) => game.key).filter((key) => key !== 'casino' && key !== 'race')).toEqual(Object.keys(GAMES).sort());
});

describe.each(Object.entries(GAMES))('%s', (game, { seats, langs }) => {
  test('on a phone, by touch', () => play(game, { ...PHONE, lang: langs[0] }, seats[0], 'phone'));
  test('at a desk, by keyboard', () => play(game, { ...DESK, lang: langs[1] }, seats[1], 'desk'));
});

test('Enter held down plays on at a pace the server takes, and stops when it is let go', async () => {
  const player = await Player.sit(browser, await server.table({ game: 'war', seats: 2, house: {}, bots: ['random'] }), { ...DESK, lang: 'en' });
  const { page } = player;
  await page.addInitScript(() => {
    const send = WebSocket.prototype.send;
    const sent: number[] = [];
    Object.assign(window, { sent });
    WebSocket.prototype.send = function (data) {
      if (String(data).includes('"move"')) sent.push(performance.now());
      send.call(this, data);
    };
  });
  await page.reload();
  const sent = () => page.evaluate(() => (window as unknown as { sent: number[] }).sent);
  const wait = (time: number) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), time);
  for (const hold of ['body', '.tray .act.primary']) {
    await player.turn();
    const before = (await sent()).length;
    await page.evaluate(async (at) => {
      for (let repeated = 0; repeated < 80; repeated += 1) {
        if (at === 'body') document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter', repeat: true, bubbles: true }));
        else document.querySelector<HTMLElement>(at)?.click();
        await new Promise((done) => setTimeout(done, 2));
      }
    }, hold);
    await player.turn();
    await wait(100);
    const made = (await sent()).length;
    expect(made).toBeGreaterThan(before + 3);
    await wait(200);
    expect((await sent()).length).toBe(made);
  }
  const times = await sent();
  expect(Math.min(...times.slice(1).map((time, n) => time - (times[n] ?? 0)))).toBeGreaterThan(20);
  await player.leave();
});

test('the gallery, a refusal, a look back, and the replay', async () => {
  const player = await Player.sit(browser, server.address, { ...PHONE, lang: 'ru' });
  const { page } = player;
  const panel = (name: string) => page.locator(`[data-panel="${name}"]`);
  await player.begin();
  await player.open('n', 'new');
  await player.press(page.locator('[data-game="hearts"]'));
  await page.locator('[data-game="hearts"][aria-checked="true"]').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('#book option').length === 1);
  await look(player, 'gallery-phone');
  await player.press(panel('new').locator('.primary'));
  await page.locator('.pictured').waitFor();
  await player.begin();
  // A card that cannot be played is refused in words.
  for (let tricks = 0; tricks < 26; tricks += 1) {
    await player.turn();
    const refused = page.locator('.own .fan .card:not(.can)');
    if ((await page.locator('.own .fan .can').count()) && (await refused.count())) {
      await player.press(refused.first());
      break;
    }
    await move(player);
  }
  await panel('why').waitFor();
  expect(await panel('why').innerText()).toContain('Источник');
  await player.close();
  const cards = (): Promise<(string | null)[]> => page.locator('.own .fan .card').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  const before = await cards();
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await page.getByText('К игре').waitFor();
  await player.press(page.getByText('К игре'));
  await player.turn();
  expect(await cards()).toEqual(before);

  await player.open('m', 'menu');
  await player.press(panel('menu').locator('[data-row="resign"]'));
  await player.press(panel('ask').locator('.wide').first());
  await panel('sheet').waitFor();
  await player.close();
  await player.open('m', 'menu');
  await player.press(panel('menu').locator('[data-row="tables"]'));
  await panel('tables').getByText('Червы вдвоём').waitFor();
  await player.close();
  await player.open('m', 'menu');
  await player.press(panel('menu').locator('[data-row="replay"]'));
  await player.press(panel('replay').locator('button.wide').first());
  await panel('replay').locator('.players').waitFor();
  await look(player, 'replay-phone');
  // All 52 cards are open.
  await panel('replay').locator('input[type="range"]').fill('1');
  expect(await panel('replay').locator('.places .card:not(.back)').count()).toBeGreaterThan(24);
  await player.leave();
});
