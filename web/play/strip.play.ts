/* The pictures of README, docs/table.png and docs/games.jpg: `SHOTS=../docs` draws them anew. */
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { CHOICE } from './packs';
import { Player, type Screen } from './player';
import type { Laid } from './server';
import { browser, DESK, PHONE, server } from './stage';

/** All as high as this. */
const HEIGHT = 420;

async function sit(address: string, screen: Screen): Promise<Player> {
  const player = await Player.sit(browser, address, screen);
  await player.begin();
  return player;
}

/** The eight takes a build of one's own and another eight. */
const TAKES: Laid = {
  dealer: 1, bot: 'steady', hands: ['Jd 8s 9c 3h', 'Qc 5c 7d 4s'], table: 'Jc Tc Kh 6c', then: '9h 8d 9s Ah 3s 4h Qd 6h',
  moves: ['0 JdxJc', '1 Qc', '0 8s', '1 5c', '0 9c', '1 7d', '0 3h', '1 4s', '0 4h+4s=8', '1 9sx3h6c9c'],
};

test('Casino on a desk', async () => {
  const [link] = await server.laid(TAKES);
  const player = await Player.sit(browser, link ?? '', { ...DESK, lang: 'en' });
  await player.turn();
  await player.choose((await player.hand.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))).indexOf('8d'));
  await player.fits();
  expect(await player.page.locator('.act.primary').innerText()).toMatch(/Take\s+3 cards/);
  const folder = process.env['SHOTS'];
  if (folder) await player.page.screenshot({ path: join(folder, 'table.png') });
  await player.leave();
});

test('the race, Hearts and War side by side', async () => {
  const [[race] = []] = await server.races(CHOICE);
  const [left, middle, right] = await Promise.all([
    sit(race ?? '', { ...PHONE, lang: 'en' }),
    sit(await server.table({ game: 'hearts', bots: ['sensible'] }), { ...DESK, lang: 'en' }),
    sit(await server.table({ game: 'war', seats: 3, bots: ['random', 'random'] }), { ...PHONE, lang: 'en' }),
  ]);
  // A trick has been played, and lies there.
  await middle.turn();
  const playable = middle.page.locator('.own .fan .card.can');
  await middle.press((await playable.count()) ? playable.first() : middle.hand.first());
  await middle.page.locator('.spot.row .whose').first().waitFor();
  await middle.turn();
  await right.turn();
  const shots: string[] = [];
  for (const player of [left, middle, right]) {
    await player.fits();
    shots.push((await player.page.screenshot()).toString('base64'));
  }
  const folder = process.env['SHOTS'];
  if (folder) {
    const page = await browser.newPage();
    await page.setContent(`<div style="display:inline-flex;gap:10px">${shots.map((shot) => `<img height="${HEIGHT}" src="data:image/png;base64,${shot}">`).join('')}</div>`);
    await page.locator('div').screenshot({ path: join(folder, 'games.jpg'), type: 'jpeg', quality: 84 });
    await page.close();
  }
  expect(shots).toHaveLength(3);
  await Promise.all([left, middle, right].map((player) => player.leave()));
});
