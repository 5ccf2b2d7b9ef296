/* Some of the other games side by side, as docs/games.jpg has them: `SHOTS=../docs` draws it anew. */
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { CHOICE } from './packs';
import { Player, type Screen } from './player';
import { browser, DESK, PHONE, server } from './stage';

/** All as high as this. */
const HEIGHT = 420;

async function sit(address: string, screen: Screen): Promise<Player> {
  const player = await Player.sit(browser, address, screen);
  await player.begin();
  return player;
}

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
