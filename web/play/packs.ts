/* Packs for races that go as a test wants, and what has been played before it looks. */
import type { LaidRace } from './server';

const RANKS = 'A23456789TJQK';
const ALL = [...RANKS].flatMap((rank) => [...'shcd'].map((suit) => rank + suit));

/** The cards of these ranks and suits, rank by rank. */
export const run = (ranks: string, suits: string): string[] => [...ranks].flatMap((rank) => [...suits].map((suit) => rank + suit));

/** A pack of Klondike with this stock, and these cards at the ends of its columns; what is not named lies under them. */
export function klondike(stock: readonly string[], ends: readonly string[] = []): string {
  const named = new Set([...stock, ...ends]);
  const others = ALL.filter((card) => !named.has(card)).reverse();
  const columns = Array.from({ length: 7 }, (_, column) => [...others.splice(0, column), ends[column] ?? others.pop() ?? '']);
  const rows = columns.flatMap((_, row) => columns.slice(row).map((column) => column[row] ?? ''));
  return [...rows, ...stock].join(' ');
}

/** Turning cards up, and putting each into the middle. */
const up = (cards: readonly string[]): string[] => cards.flatMap((card) => ['0 turn', `0 ${card}`]);
const ready = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `${seat} ready`);

/** Nobody has anything to do with this pack: all that is low lies under what is high. */
const IDLE = klondike(run('789TJQ', 'shcd'), ['Kc', 'Kd', 'Kh', 'Ks', '6c', '6d', '6h']);

/** All cards of the stock go to the middle as they come; four are left. Nobody sits at the other seats. */
const IN_ORDER = run('A23456', 'shcd');
export const NEARLY = (seats = 2): LaidRace => ({
  packs: [klondike(IN_ORDER), ...Array<string>(seats - 1).fill(IDLE)],
  people: seats,
  moves: [...ready(seats), ...up(IN_ORDER.slice(0, -4))],
});

/** Canfield to the last card on the foundations; only the kings are left, one in each column. */
const HIGH = run('TJQK', 'shcd');
const CANFIELD_STOCK = [...run('A2345678', 'shcd'), '9s', '9h', '9c'];
export const KINGS: LaidRace = {
  house: { layout: 'canfield', win_on: 'foundations' },
  packs: [[...HIGH.slice(3), '9d', ...HIGH.slice(0, 3), ...CANFIELD_STOCK].join(' '), IDLE],
  people: 2,
  moves: [...ready(2), ...up(CANFIELD_STOCK), '0 9d', ...HIGH.slice(0, -4).map((card) => `0 ${card}`)],
};

/** A column with six cards face down and thirteen upon them, as long as it can be; and there is no move left. */
const LONG_STOCK = ['Qh', 'Js', 'Th', '9s', '8h', '7s', '6h', '5s', '4h', '3s', '2h', 'As', ...run('JK', 'cd')];
export const LONG = (seats: number): LaidRace => ({
  packs: [klondike([...LONG_STOCK, '9c', '9d', '8c', '8d', '7c', '7d', '6c', '6d'], ['Kh', 'Qd', 'Qc', 'Td', 'Tc', '5d', 'Ks']), ...Array<string>(seats - 1).fill(IDLE)],
  people: seats,
  moves: [...ready(seats), ...LONG_STOCK.slice(0, 12).flatMap((card, at) => ['0 turn', `0 ${card}>${at ? (LONG_STOCK[at - 1] ?? '') : 'Ks'}`]), '0 turn'],
});

/** The five of hearts can go to two columns, or take the four along to neither; an ace can go up. */
export const CHOICE: LaidRace = {
  packs: [klondike(['Kc', ...run('789TJ', 'shcd').slice(0, 16), 'Qs', 'Qh', 'Qc', 'Qd', '2s', '2h', '2d'], ['6s', '6c', '5h', '4s', 'Ad', 'Kd', 'Kh']), IDLE],
  people: 2,
  moves: ready(2),
};

/** The first has looked through all and has no move; the second has an ace. */
export const STUCK: LaidRace = {
  packs: [IDLE, klondike(IN_ORDER)],
  people: 2,
  moves: [...ready(2), ...Array<string>(24).fill('0 turn'), '1 turn'],
};

/** They take turns. */
export const IN_TURN: LaidRace = { ...CHOICE, house: { turns: 'alternate' }, moves: [] };

/** Nobody has said that he is ready. */
export const START = (people: number, bot = 'slow'): LaidRace => ({ packs: [klondike(IN_ORDER), IDLE], people, bot });

/** Both turn the same cards, and for each there is one pile: of these two suits only the first player's aces are there.
 *  They can go nowhere else. */
export const CONTESTED = run('23456789TJ', 'sh');
const NOWHERE = ['As', 'Ah', 'Ac', 'Ad', '2c', '2d', 'Kc'];
const REACHED_FOR = klondike([...CONTESTED, ...run('QK', 'sh')], NOWHERE);
export const CONTEST: LaidRace = {
  house: { win_on: 'foundations' }, packs: [REACHED_FOR, REACHED_FOR], people: 2, moves: [...ready(2), '0 As', '0 Ah'],
};
