/* Tables of games that describe theirs: what is seen of the others, and what pressing does where nothing is chosen. */
import { expect, test } from 'vitest';

import { Player, type Screen } from './player';
import { browser, DESK, look, server } from './stage';

const at = async (screen: Screen, game: string, seats: number): Promise<Player> => {
  const player = await Player.sit(browser, await server.table({ game, seats, bots: Array<string>(seats - 1).fill('random') }), screen);
  await player.begin();
  await player.turn();
  return player;
};

test.each(['two_ten_jack', 'crazy_eights', 'war', 'casino'])('%s of four at a desk by day: whoever sits opposite can be read', async (game) => {
  const player = await at({ ...DESK, lang: 'en', theme: 'light' }, game, 4);
  // Of a cloth that is woven axe says nothing: here it is plain, as light as it gets.
  await player.page.locator('.play').evaluate((play) => ((play as HTMLElement).style.background = 'var(--cloth-lit)'));
  await look(player, `by-day-${game}`);
  await player.leave();
});
