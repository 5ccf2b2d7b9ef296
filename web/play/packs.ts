/* Packs for races that go as a test wants, and what was played before it looks. */

const RANKS = 'A23456789TJQK';
const SUITS = 'shcd';
const ALL = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));

/** The rows of Klondike, for columns with the last card first, and so many columns. */
function rows(columns: readonly (readonly string[])[]): string[] {
  return columns.flatMap((_, row) => columns.slice(row).map((column) => column[row] ?? ''));
}

/** A pack whose columns, each with its first card below, and stock are these; what is not named fills the columns. */
export function klondike(stock: readonly string[], ends: Readonly<Record<number, string>> = {}): string {
  const named = new Set([...stock, ...Object.values(ends)]);
  const others = ALL.filter((card) => !named.has(card)).reverse();
  const columns = Array.from({ length: 7 }, (_, column) =>
    Array.from({ length: column + 1 }, (_, row) => (row === column ? (ends[column] ?? others.pop() ?? '') : (others.shift() ?? ''))),
  );
  return [...rows(columns), ...stock].join(' ');
}

/** Canfield: a reserve of thirteen, the last of them open; four columns; the stock. What is not named is in the reserve and columns. */
export function canfield(stock: readonly string[]): string {
  const others = ALL.filter((card) => !stock.includes(card));
  return [...others, ...stock].join(' ');
}

/** So many cards of these suits from a rank on, suit by suit in turn. */
export const run = (ranks: string, suits: string): string[] => [...ranks].flatMap((rank) => [...suits].map((suit) => rank + suit));

/** Turning cards up and putting each into the middle. */
export const up = (seat: number, cards: readonly string[]): string[] => cards.flatMap((card) => [`${seat} turn`, `${seat} ${card}`]);

export const ready = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `${seat} ready`);
