/* Motion explains what happened: cards travel from where they lay to where they lie, captures gather on their way
   to the pile. Places are read from the page: data-card, data-hand (a seat), data-pile (a side). */
import { tick } from 'svelte';

import type { Card } from '../card/names';
import type { CasinoSeen } from '../lib/seen';
import type { Played } from '../wire';
import { Flight, moved, placeOf, TRAVEL, type Place } from './flight.svelte';

interface Arrival {
  readonly card: Card;
  readonly seat: number;
  readonly mine: boolean;
}

const GATHER = 420;

function find(selector: string): Place | null {
  // A card may be drawn twice in the page (a log, a panel): only those on the table have a place.
  const element = document.querySelector(`.table ${selector}`);
  return element ? placeOf(element) : null;
}

const byTable = (): Map<Card, Element> =>
  new Map([...document.querySelectorAll<HTMLElement>('.table [data-card]')].map((element) => [element.dataset['card'] ?? '', element]));

export class Motion extends Flight {
  /** Change the table; every card that is still there travels to its new place, and new ones come from their hands. */
  async change(apply: () => void, dealt: CasinoSeen | null = null, arrival?: Arrival): Promise<void> {
    if (this.off) {
      apply();
      await tick();
      return;
    }
    const before = new Map([...byTable()].map(([card, element]) => [card, placeOf(element)]));
    const hand = arrival ? find(`[data-hand="${arrival.seat}"]`) : null;
    const dealer = dealt ? (find(`[data-hand="${dealt.scene.dealer}"]`) ?? find('[data-stock]')) : null;
    apply();
    await tick();
    const all: Promise<unknown>[] = [];
    let dealtOut = 0;
    for (const [card, element] of byTable()) {
      const to = placeOf(element);
      const from = before.get(card) ?? (arrival?.card === card ? hand : dealer);
      if (!from || !moved(from, to)) continue;
      const fresh = !before.has(card) && dealer !== null;
      const delay = fresh ? Math.floor(dealtOut / 2) * 90 : 0;
      if (fresh) dealtOut += 1;
      all.push(this.travel(element as HTMLElement, from, to, delay));
    }
    await Promise.all(all);
  }

  /** A capture: the played card comes to those it takes, they gather on it group by group, all go to the pile. */
  async capture(played: Played, mine: boolean, side: number, look: () => Promise<void>, apply: () => void): Promise<void> {
    if (this.off) {
      if (!mine) await look();
      apply();
      await tick();
      return;
    }
    const from = (mine ? find(`[data-card="${played.card}"]`) : null) ?? find(`[data-hand="${played.seat}"]`);
    const first = find(`[data-card="${played.groups[0]?.[0] ?? ''}"]`);
    if (from && first) {
      const meet = { x: first.x + first.width * 0.32, y: first.y + first.width * 0.22, width: first.width };
      this.lifted = new Set([played.card]);
      await this.lift([{ key: played.card, card: played.card, from, order: 100 }]);
      await this.fly(played.card, from, meet, TRAVEL, 0);
      await look();
      const cards = played.groups.flat();
      const places = new Map(cards.map((card) => [card, find(`[data-card="${card}"]`)]));
      const fliers = cards.flatMap((card, order) => {
        const place = places.get(card);
        return place ? [{ key: card, card, from: place, order }] : [];
      });
      this.lifted = new Set([played.card, ...cards]);
      await this.lift([...fliers, { key: played.card, card: played.card, from, order: 100 }]);
      const step = (GATHER * 0.5) / played.groups.length;
      await Promise.all(
        played.groups.flatMap((group, place) =>
          group.map((card) => this.fly(card, places.get(card) ?? meet, { ...meet, x: meet.x - 4, y: meet.y - 4 }, GATHER * 0.5, place * step)),
        ),
      );
      const pile = find(`[data-pile="${side}"]`);
      if (pile) await Promise.all([...cards, played.card].map((card) => this.fly(card, meet, pile, GATHER * 0.6, 0, true)));
    }
    this.fliers = [];
    this.lifted = new Set();
    await this.change(apply);
  }

  /** Cards of the table go to a pile, or off it. */
  async gather(cards: readonly Card[], side: number | null, apply: () => void): Promise<void> {
    const pile = side === null ? null : find(`[data-pile="${side}"]`);
    if (!this.off && pile) {
      const places = cards.map((card) => find(`[data-card="${card}"]`));
      const fliers = cards.flatMap((card, order) => (places[order] ? [{ key: card, card, from: places[order], order }] : []));
      this.lifted = new Set(cards);
      await this.lift(fliers);
      await Promise.all(fliers.map(({ card, from, order }) => this.fly(card, from, pile, GATHER, order * 30, true)));
    }
    this.fliers = [];
    this.lifted = new Set();
    apply();
    await tick();
  }
}
