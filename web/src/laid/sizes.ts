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
const MOST_MIDDLE = 76;
/** More rows in the middle must make its cards larger by so much. */
const WORTH = 1.25;
/** Beside one's piles there is room for a line and a button, or below them, so wide and so high. */
const WORDS = 130;
const WORDS_BELOW = { width: 168, height: 240 };
/** Of the height the middle takes so much at most. */
const SHARE = 0.24;
const SHARE_LOW = 0.52;
/** Beside the columns more piles than these stand in pairs. */
export const SINGLE = 2;

export const gapOf = (width: number): number => (width < 600 ? 4 : width < 900 ? 10 : 14);

/** Cards for so many columns and piles of one's own, and so many piles in the middle in so many groups (a suit each). */
export function sizes({ width, height, beside, low }: Room, columns: number, piles: number, middle: number, groups: number): Sizes {
  const pad = width < 600 || low ? 6 : 24;
  const gap = low ? 4 : gapOf(width);
  const inner = width - 2 * pad;
  const pairs = piles > SINGLE;
  const lines = pairs ? Math.ceil(piles / 2) : piles;
  const limits = low
    ? [(inner * (middle > 12 ? 0.5 : 0.56) - (columns - 1) * gap) / columns, height * 0.2]
    : beside
      ? [
          (inner - 24 - (pairs ? gap : WORDS_BELOW.width) - columns * gap) / (columns + (pairs ? 2 : 0)),
          height * 0.17,
          (height * (1 - SHARE) - WORDS_BELOW.height - 40 * lines) / (lines * 1.4),
        ]
      : [(inner - (columns - 1) * gap) / columns, height * 0.155, (inner - WORDS - (piles - 1) * 12) / piles];
  const own = Math.max(24, Math.floor(Math.min(MOST, ...limits) * 4) / 4);
  const side = !beside ? inner : low ? inner - columns * (own + gap) - 8 : Math.max(WORDS_BELOW.width, pairs ? 2 * own + gap : 0);

  const room = low ? side : inner;
  const most = Math.min(MOST_MIDDLE, low ? height * 0.16 : own);
  const share = height * (low ? SHARE_LOW : SHARE);
  const inRows = (rows: number): Pick<Sizes, 'middle' | 'row'> => {
    const row = middle / rows;
    const between = (row - 1 + groups / rows) * gap;
    return { row, middle: Math.floor(Math.min((room - between) / row, (share / rows - gap) / 1.4, most) * 4) / 4 };
  };
  const [first, ...more] = [1, 2, 4].filter((rows) => middle % rows === 0).map(inRows);
  const best = more.reduce((best, one) => (one.middle > best.middle * WORTH ? one : best), first ?? inRows(1));
  return { own, side, ...best };
}
