/* Cards travel between the places of a picture. Where they lie is read from the page: data-place, and data-card in it;
   data-anchor is where cards of a place lie that have no element of their own. */
import { tick } from 'svelte';

import type { Picture } from '../wire';
import { Flight, moved, placeOf, TRAVEL, type Flier, type Place } from '../table/flight.svelte';
import { travels, type Owed, type Travel } from './travels';

const keyOf = (place: string, card: string): string => `${place}/${card}`;

/** A card that lies with a space of time after the one before it. */
const STEP = 45;

export class PictureMotion extends Flight {
  #owed: Owed = new Map();

  /** Go over from one picture to the next; null: the cards are dealt anew. */
  async change(before: Picture | null, after: Picture, apply: () => void): Promise<void> {
    const plan = before ? travels(before, after, this.#owed) : { travels: [], owed: new Map<string, number>() };
    this.#owed = plan.owed;
    if (this.off) {
      apply();
      await tick();
      return;
    }
    const lay = this.#lying();
    const sources = new Map(plan.travels.map((one) => [one, this.#where(one.from, one.card)]));
    const stock = before ? null : this.#dealtFrom(after);
    apply();
    await tick();
    const all: Promise<unknown>[] = [];
    const landing = new Map(plan.travels.filter((one) => one.card).map((one) => [keyOf(one.to, one.card ?? ''), one]));
    let dealt = 0;
    for (const [key, element] of this.#elements()) {
      const travel = landing.get(key);
      landing.delete(key);
      const from = (travel && sources.get(travel)) ?? lay.get(key) ?? stock;
      const to = placeOf(element);
      if (!from || !moved(from, to)) continue;
      const delay = stock && !lay.has(key) ? dealt * STEP : 0;
      if (delay || stock) dealt += 1;
      all.push(this.travel(element, from, to, delay));
    }
    // What lands where no card is to be seen, or face down, is shown in the air.
    const flying = plan.travels.filter((one) => one.card === null || landing.has(keyOf(one.to, one.card)));
    all.push(this.#throw(flying, sources));
    await Promise.all(all);
    this.fliers = [];
  }

  async #throw(flying: readonly Travel[], sources: ReadonlyMap<Travel, Place | null>): Promise<void> {
    const ways = flying.flatMap((one, order) => {
      const [from, to] = [sources.get(one) ?? null, this.#where(one.to, null)];
      return from && to ? [{ key: `${order}`, card: one.card, from, order, to }] : [];
    });
    if (!ways.length) return;
    await this.lift(ways satisfies readonly Flier[]);
    await Promise.all(ways.map(({ key, card, from, to, order }) => this.fly(key, from, to, TRAVEL * 1.4, order * STEP, card !== null)));
    this.fliers = [];
  }

  #elements(): Map<string, HTMLElement> {
    const all = [...document.querySelectorAll<HTMLElement>('.table [data-place] [data-card]')];
    return new Map(all.map((element) => [keyOf(element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '', element.dataset['card'] ?? ''), element]));
  }

  #lying(): Map<string, Place> {
    return new Map([...this.#elements()].map(([key, element]) => [key, placeOf(element)]));
  }

  /** Where a card lies, or else cards of a place. */
  #where(place: string, card: string | null): Place | null {
    const there = `.table [data-place="${CSS.escape(place)}"]`;
    const element = (card && document.querySelector(`${there} [data-card="${card}"]`)) || document.querySelector(`${there} [data-anchor]`) || document.querySelector(there);
    return element ? placeOf(element) : null;
  }

  /** New cards come from the fullest pile of the middle, or from the dealer. */
  #dealtFrom(after: Picture): Place | null {
    const [stock] = after.places.filter((one) => one.seat === null && one.shape === 'pile').sort((one, other) => other.count - one.count);
    const hand = after.places.find((one) => one.seat === after.dealer && one.shape === 'hand');
    return this.#where(stock?.key ?? '', null) ?? this.#where(hand?.key ?? '', null);
  }
}
