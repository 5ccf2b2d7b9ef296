/* The largest card of a ladder with which everything on the table fits the cloth, never larger than a card of the hand. */

export const LADDER = [116, 112, 104, 98, 92, 84, 76, 72, 69, 66, 64, 62, 58, 54, 51, 48, 45, 42, 40, 38, 36, 34, 32] as const;
/** Below this width there is no room for builds in a line of their own: everything lies close, in one flow. */
export const ROOMY = 62;

/** So many loose cards lie in one line. */
const FEW = 4;

export interface Trial {
  /** Lay the table with cards of this width, roomy or close. */
  set(width: number, close: boolean): void;
  /** Whether everything fits now. */
  fits(): boolean;
  /** Whether the builds stand in one line now, and loose cards too where they are few. */
  neat(): boolean;
}

/** Lay the table with the best width: roomy and neat, else close. Whether anything fits at all. */
export function fit(trial: Trial, hand: number): boolean {
  const widths = LADDER.filter((width) => width <= hand);
  for (const width of widths.filter((width) => width >= ROOMY)) {
    trial.set(width, false);
    if (trial.fits() && trial.neat()) return true;
  }
  for (const width of widths) {
    trial.set(width, true);
    if (trial.fits()) return true;
  }
  return false;
}

/** Fit the cloth, whose child `.lay` has the table; what fits in no way can be scrolled to. */
export function fitCloth(cloth: HTMLElement): void {
  const lay = cloth.querySelector<HTMLElement>('.lay');
  if (!lay) return;
  const style = getComputedStyle(cloth);
  const hand = parseFloat(style.getPropertyValue('--hand-w')) || 76;
  const most = parseFloat(style.getPropertyValue('--most-w')) || hand;
  cloth.classList.remove('over');
  const fitted = fit(
    {
      set(width, close) {
        cloth.style.setProperty('--card-w', `${width}px`);
        cloth.classList.toggle('close', close);
      },
      fits() {
        const now = getComputedStyle(cloth);
        const room = cloth.clientHeight - parseFloat(now.paddingBlockStart) - parseFloat(now.paddingBlockEnd);
        return lay.offsetHeight <= room + 0.5;
      },
      neat() {
        const lines = (selector: string): number => new Set([...lay.querySelectorAll<HTMLElement>(selector)].map((one) => one.offsetTop)).size;
        return lines('.build') < 2 && (lay.querySelectorAll('.loose > .card').length > FEW || lines('.loose > .card') < 2);
      },
    },
    Math.min(hand, most),
  );
  cloth.classList.toggle('over', !fitted);
}
