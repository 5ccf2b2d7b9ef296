/* The keys of a table where cards are laid out: those of every table, a digit for each column and then for each other
   pile of one's own, the space bar for the stock, F for the middle. */
import type { Card } from '../card/names';
import { commonKey, digitOf, pressed, type Doors } from '../table/keys';
import type { Picture, Place } from '../wire';
import type { LaidStore } from './store.svelte';

/** One's own places by their digits: the columns, then what lies open of the piles. A stock has a key of its own. */
export function byDigit(scene: Picture, seat: number): readonly Place[] {
  const own = scene.places.filter((place) => place.seat === seat);
  const stock = own.find((place) => place.shape === 'pile');
  return [...own.filter((place) => place.shape === 'column'), ...own.filter((place) => place.shape === 'pile' && place !== stock)];
}

/** Do what a key asks for; returns whether it meant anything. */
export function shortcut(event: KeyboardEvent, store: LaidStore, doors: Doors): boolean {
  const { code, plain } = pressed(event);
  if (plain) {
    const place = digitOf(code);
    if (place >= 0) return event.repeat || at(store, place);
    if (code === 'Space' && !outside()) return turn(store);
    if (code === 'KeyD') return turn(store);
    if (code === 'KeyF') {
      store.toMiddle();
      return true;
    }
    if (code === 'KeyX' || (code === 'Enter' && document.activeElement === document.body && store.acts.length === 1)) {
      const act = store.acts.find((one) => !one.card && !one.place);
      if (act && !event.repeat) store.act(act);
      if (act) return true;
    }
    if (code === 'Escape' && store.picked) {
      store.pick(null);
      return true;
    }
  }
  return commonKey(event, store, doors);
}

/** Whether the focus is on a button that is not of the cards: there the space bar presses it. */
const outside = (): boolean => document.activeElement !== document.body && !document.activeElement?.closest('.cloth');

function turn(store: LaidStore): boolean {
  const act = store.acts.find((one) => !one.card && one.place);
  if (act) store.act(act);
  return true;
}

/** A column or a pile: put down there what was picked up, or pick up the first card that can be moved, then the next. */
function at(store: LaidStore, digit: number): boolean {
  const { scene, seen } = store;
  const place = scene && seen ? byDigit(scene, seen.seat)[digit] : undefined;
  if (!place || store.back) return false;
  const target = store.targets.get(place.key);
  if (target) {
    store.act(target);
    return true;
  }
  const cards = place.cards.filter((card): card is Card => card !== null && store.withCard(card).length > 0);
  const next = store.picked ? cards[cards.indexOf(store.picked) + 1] : cards[0];
  store.pick(next ?? null);
  focusOn(place.key, next ?? place.cards.at(-1) ?? null);
  return true;
}

function focusOn(place: string, card: Card | null): void {
  document.querySelector<HTMLElement>(`.cloth [data-place="${CSS.escape(place)}"] button${card ? `[data-card="${card}"]` : ''}`)?.focus();
}

/** Arrows go from place to place and along the cards of a column. Returns whether the focus moved. */
export function rovePlaces(event: KeyboardEvent, table: HTMLElement): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const places = [...table.querySelectorAll<HTMLElement>('[data-place]')].filter((place) => place.querySelector('button'));
  const here = document.activeElement?.closest<HTMLElement>('[data-place]');
  const from = here ? places.indexOf(here) : -1;
  if (!here || from < 0) return false;
  const buttons = [...here.querySelectorAll('button')];
  const on = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const columns = places.filter((place) => place.matches('.column'));
  const piles = places.filter((place) => place.matches('.mine'));
  const last = (place: HTMLElement | undefined): HTMLElement | undefined => [...(place?.querySelectorAll('button') ?? [])].at(-1);
  const to: Partial<Record<string, () => HTMLElement | undefined>> = {
    ArrowLeft: () => last(places[from - 1]),
    ArrowRight: () => last(places[from + 1]),
    ArrowUp: () => buttons[on - 1] ?? (columns.includes(here) ? last(places.find((place) => !columns.includes(place) && !piles.includes(place))) : last(columns[0])),
    ArrowDown: () => buttons[on + 1] ?? (columns.includes(here) ? last(piles[0]) : piles.includes(here) ? undefined : last(columns[0])),
    Home: () => last(places[0]),
    End: () => last(places.at(-1)),
  };
  const found = to[event.key]?.();
  if (!to[event.key]) return false;
  event.preventDefault();
  found?.focus();
  return true;
}
