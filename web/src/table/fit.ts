/* The largest card of a ladder with which everything on the table fits the cloth, never larger than a card of the hand. */

export const LADDER = [116, 112, 104, 98, 92, 84, 76, 72, 69, 66, 64, 62, 58, 54, 51, 48, 45] as const;
/** Below this width cards have no room for an index of rank and suit: a crowded table. */
export const CROWDED = 58;

export interface Trial {
  /** Lay the table with cards of this width. */
  set(width: number): void;
  /** Whether everything fits now. */
  fits(): boolean;
  /** In how many lines the builds stand now. */
  buildLines(): number;
}

/** Lay the table with the best width: first with all builds in one line, only then with several. */
export function fit(trial: Trial, hand: number): number {
  const widths = LADDER.filter((width) => width <= hand);
  for (const oneLine of [true, false]) {
    for (const width of widths) {
      if (oneLine && width < CROWDED) break;
      trial.set(width);
      if (trial.fits() && (!oneLine || trial.buildLines() < 2)) return width;
    }
  }
  return widths.at(-1) ?? LADDER[LADDER.length - 1] ?? 45;
}

/** Fit the cloth, whose child `.lay` has the table. */
export function fitCloth(cloth: HTMLElement): void {
  const lay = cloth.querySelector<HTMLElement>('.lay');
  if (!lay) return;
  const style = getComputedStyle(cloth);
  const hand = parseFloat(style.getPropertyValue('--hand-w')) || 76;
  const most = parseFloat(style.getPropertyValue('--most-w')) || hand;
  fit(
    {
      set(width) {
        cloth.style.setProperty('--card-w', `${width}px`);
        cloth.classList.toggle('crowded', width < CROWDED);
      },
      fits() {
        const now = getComputedStyle(cloth);
        const room = cloth.clientHeight - parseFloat(now.paddingBlockStart) - parseFloat(now.paddingBlockEnd);
        return lay.offsetHeight <= room + 0.5;
      },
      buildLines: () => new Set([...lay.querySelectorAll<HTMLElement>('.build')].map((build) => build.offsetTop)).size,
    },
    Math.min(hand, most),
  );
}
