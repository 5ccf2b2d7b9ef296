/* How large cards are at a table where they are laid out before one: as large as there is room. */

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Stock and waste stand beside the columns, not below them. */
  readonly beside: boolean;
  /** The middle stands beside the columns too: a phone on its side. */
  readonly low: boolean;
}

export interface Sizes {
  /** The width of one's own cards, and of those in the middle. */
  readonly own: number;
  readonly middle: number;
  /** So many piles of the middle stand in a row. */
  readonly row: number;
  /** The width of what stands beside the columns. */
  readonly side: number;
}

/** The largest card of one's own, and of the middle. */
const MOST = 104;
const MOST_MIDDLE = 72;
/** Below this width a pile of the middle is hard to hit and to read. */
const LEAST_MIDDLE = 36;

export const gapOf = (width: number): number => (width < 600 ? 4 : width < 900 ? 10 : 14);

/** Cards for so many columns and so many piles in the middle, by groups that stay together in a row (a suit). */
export function sizes({ width, height, beside, low }: Room, columns: number, piles: number, groups: number): Sizes {
  const pad = width < 600 || low ? 6 : 24;
  const gap = low ? 4 : gapOf(width);
  const inner = width - 2 * pad;
  let own: number;
  if (low) own = Math.min((inner * 0.56 - (columns - 1) * gap) / columns, height * 0.2);
  else if (beside) own = Math.min((inner - 30 - (columns + 1) * gap) / (columns + 2), height * 0.17);
  else own = Math.min((inner - (columns - 1) * gap) / columns, height * 0.155);
  own = Math.floor(Math.min(own, MOST) * 4) / 4;
  const side = beside ? Math.max(2 * own + gap, low ? inner - columns * own - columns * gap - 8 : 176) : inner;
  const room = low ? side : inner;
  const fits = (row: number): number => (room - (row - 1) * gap - (groups * row) / piles * gap) / row;
  const rows = [piles, piles / 2, piles / 4].filter((row) => Number.isInteger(row) && row > 0);
  const most = low ? Math.min(MOST_MIDDLE, height * 0.16) : Math.min(MOST_MIDDLE, own);
  const row = rows.find((one) => fits(one) >= (low ? 30 : LEAST_MIDDLE)) ?? rows.at(-1) ?? 1;
  return { own, middle: Math.floor(Math.min(fits(row), most) * 4) / 4, row, side };
}
