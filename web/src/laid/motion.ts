/* Cards that travel while others do: each from where it is seen to where it lies now, however far the last travel came.
   Everybody has a pack of his own, so a card is known by whose it is. Where the cards lie is read from the page:
   data-place, with data-whose, and data-card in it. */
import { tick } from 'svelte';

import type { Card } from '../card/names';
import { settings } from '../lib/settings.svelte';
import { Flight, moved, placeOf, type Place } from '../table/flight.svelte';
import type { Picture } from '../wire';

const TRAVEL = 190;
const TURN = 150;

interface Lying {
  readonly element: HTMLElement;
  readonly at: Place;
}

interface Run {
  readonly animation: Animation;
  readonly to: Place;
}

export class LaidMotion extends Flight {
  #flying = new Map<HTMLElement, Run>();

  /** Go over from one picture to the next; null: nothing can be said of what was before. */
  async change(before: Picture | null, after: Picture, apply: () => void): Promise<void> {
    if (this.off || !before) {
      apply();
      await tick();
      return;
    }
    const lay = new Map([...this.#elements()].map(([key, element]): [string, Lying] => [key, { element, at: placeOf(element) }]));
    const counts = new Map(before.places.map((place) => [place.key, place.count]));
    const growth = (key: string): number => (after.places.find((place) => place.key === key)?.count ?? 0) - (counts.get(key) ?? 0);
    apply();
    await tick();
    const all: Promise<unknown>[] = [];
    for (const [key, element] of this.#elements()) {
      const to = this.#resting(element);
      const was = lay.get(key);
      const run = this.#flying.get(element);
      if (run && was?.element === element && !moved(run.to, to)) continue;
      const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
      if (was) {
        if (moved(was.at, to)) all.push(this.#fly(element, was.at, to));
        else if (was.element !== element && run === undefined) continue;
      } else if (growth(place) > 0) {
        const from = this.#shrunk(after, place, growth);
        if (from) all.push(this.#fly(element, from, to));
      } else {
        all.push(this.#turn(element));
      }
    }
    await Promise.all(all);
  }

  override stop(): void {
    for (const { animation } of this.#flying.values()) animation.cancel();
    super.stop();
  }

  #elements(): Map<string, HTMLElement> {
    const all = [...document.querySelectorAll<HTMLElement>('.table [data-whose] [data-card]')];
    return new Map(all.map((element) => [this.#key(element), element]));
  }

  #key(element: HTMLElement): string {
    const place = element.closest<HTMLElement>('[data-whose]')?.dataset['whose'] ?? '';
    return `${place}/${element.dataset['card'] satisfies Card | undefined ?? ''}`;
  }

  /** Where a card lies once it has come there. */
  #resting(element: HTMLElement): Place {
    const run = this.#flying.get(element);
    if (!run) return placeOf(element);
    const { currentTime } = run.animation;
    run.animation.currentTime = TRAVEL * 100;
    const place = placeOf(element);
    run.animation.currentTime = currentTime;
    return place;
  }

  /** Where a card comes from that was not to be seen: the pile of the same player that has become less. */
  #shrunk(after: Picture, key: string, growth: (key: string) => number): Place | null {
    const seat = after.places.find((place) => place.key === key)?.seat;
    const [from] = after.places.filter((place) => place.seat === seat && growth(place.key) < 0).sort((one, other) => growth(one.key) - growth(other.key));
    const there = from && document.querySelector(`.table [data-place="${CSS.escape(from.key)}"] :is([data-anchor], .card)`);
    return there ? placeOf(there) : null;
  }

  #fly(element: HTMLElement, from: Place, to: Place): Promise<unknown> {
    const scale = to.width ? from.width / to.width : 1;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`;
    element.classList.add('travels');
    return this.#animate(element, [{ transform: start }, { transform: 'none' }], TRAVEL, to).then(() => {
      if (!this.#flying.has(element)) element.classList.remove('travels');
    });
  }

  #turn(element: HTMLElement): Promise<unknown> {
    return this.#animate(element, [{ transform: 'scaleX(.1)', filter: 'brightness(.7)' }, { transform: 'none', filter: 'none' }], TURN, placeOf(element));
  }

  #animate(element: HTMLElement, frames: Keyframe[], length: number, to: Place): Promise<unknown> {
    this.#flying.get(element)?.animation.cancel();
    const animation = element.animate(frames, { duration: length / (settings.speed || 1), easing: 'cubic-bezier(.25, .6, .3, 1)' });
    this.#flying.set(element, { animation, to });
    return animation.finished.catch(() => undefined).finally(() => {
      if (this.#flying.get(element)?.animation === animation) this.#flying.delete(element);
    });
  }
}
