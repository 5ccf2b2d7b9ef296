/* Cards that travel: from where they lay to where they lie, or in the air above the table. */
import { tick } from 'svelte';

import type { Card } from '../card/names';
import { settings } from '../lib/settings.svelte';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A card in the air, above the table. */
export interface Flier {
  readonly key: string;
  /** Null: its back. */
  readonly card: Card | null;
  readonly from: Place;
  readonly order: number;
}

export const TRAVEL = 260;
const EASE = 'cubic-bezier(.3, .1, .2, 1)';

export const placeOf = (element: Element): Place => {
  const box = element.getBoundingClientRect();
  return { x: box.x, y: box.y, width: box.width };
};

export const moved = (from: Place, to: Place): boolean =>
  Math.abs(from.x - to.x) >= 1 || Math.abs(from.y - to.y) >= 1 || Math.abs(from.width - to.width) >= 1;

export class Flight {
  fliers = $state.raw<readonly Flier[]>([]);
  /** Cards of the table and the hand that are in the air just now. */
  lifted = $state.raw<ReadonlySet<Card>>(new Set());
  #running = new Set<Animation>();
  #elements = new Map<string, HTMLElement>();
  #rush = false;

  /** A flier is on the page. */
  register(key: string, element: HTMLElement): () => void {
    this.#elements.set(key, element);
    return () => this.#elements.delete(key);
  }

  protected get off(): boolean {
    return settings.still || this.#rush || document.hidden;
  }

  finish(): void {
    this.#rush = true;
    for (const animation of this.#running) animation.finish();
    // Only what is running is hurried; the next move has its own pace.
    setTimeout(() => (this.#rush = false), 60);
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel();
  }

  protected async lift(fliers: readonly Flier[]): Promise<void> {
    this.fliers = fliers;
    await tick();
  }

  protected fly(key: string, from: Place, to: Place, length: number, delay: number, fade = false): Promise<unknown> {
    const element = this.#elements.get(key);
    if (!element) return Promise.resolve();
    const base = this.fliers.find((flier) => flier.key === key)?.from ?? from;
    const shift = (place: Place): string => `translate(${place.x - base.x}px, ${place.y - base.y}px) scale(${place.width / base.width})`;
    return this.#run(
      element,
      [{ transform: shift(from) }, { transform: shift(to), ...(fade ? { opacity: 0.2 } : {}) }],
      length,
      delay,
      'both',
    );
  }

  protected travel(element: HTMLElement, from: Place, to: Place, delay: number): Promise<unknown> {
    const scale = to.width ? from.width / to.width : 1;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
    element.classList.add('travels');
    return this.#run(element, [{ transform: start }, { transform: 'none' }], TRAVEL, delay, 'backwards').then(() =>
      element.classList.remove('travels'),
    );
  }

  #run(element: HTMLElement, frames: Keyframe[], length: number, delay: number, fill: FillMode): Promise<unknown> {
    const speed = settings.speed || 1;
    const animation = element.animate(frames, { duration: length / speed, delay: delay / speed, easing: EASE, fill });
    this.#running.add(animation);
    if (this.#rush) animation.finish();
    return animation.finished.catch(() => undefined).finally(() => this.#running.delete(animation));
  }
}
