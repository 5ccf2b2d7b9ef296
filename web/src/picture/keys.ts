/* The keys of a table that is described: those of every table, and digits for the cards of the hand. */
import { commonKey, digitOf, pressed, type Doors } from '../table/keys';
import type { PictureStore } from './store.svelte';

/** Do what a key asks for; returns whether it meant anything. */
export function shortcut(event: KeyboardEvent, store: PictureStore, doors: Doors): boolean {
  const { code, plain } = pressed(event);
  if (plain) {
    const place = digitOf(code);
    if (place >= 0) return at(place);
    if (code === 'KeyD') return push(store);
    if (code === 'KeyA' && store.handless) {
      store.toggleAuto();
      return true;
    }
    // Held down where nothing is to be decided, Enter plays on.
    if (code === 'Enter' && document.activeElement === document.body && store.only) {
      store.act(store.only);
      return true;
    }
  }
  return commonKey(event, store, doors);
}

/** A card of the hand by its place; where none can be played, a button. */
function at(place: number): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('.own .fan button')];
  const buttons = [...document.querySelectorAll<HTMLElement>('.tray .act[data-move]')];
  const target = (cards.length ? cards : buttons)[place];
  target?.focus();
  return target !== undefined;
}

/** The first thing that can be done without a card: draw, pass, turn. */
function push(store: PictureStore): boolean {
  const act = store.acts.find((one) => !one.card);
  if (act) store.act(act);
  return act !== undefined;
}
