/* The keys of Casino's table: those of every table, a digit for each card of the hand, letters for what is done with it. */
import type { Offer } from '../wire';
import { commonKey, digitOf, pressed, type Doors } from './keys';
import { actions } from './offers';
import type { TableStore } from './store.svelte';

interface CasinoDoors extends Doors {
  which(offers: readonly Offer[]): void;
}

const ACTS: Partial<Record<string, 'capture' | 'build' | 'trail'>> = { KeyT: 'capture', KeyB: 'build', KeyD: 'trail' };

/** Do what a key asks for at Casino's table; returns whether it meant anything. */
export function shortcut(event: KeyboardEvent, store: TableStore, doors: CasinoDoors): boolean {
  const { code, plain } = pressed(event);
  if (plain) {
    const place = digitOf(code);
    if (place >= 0) return chooseAt(store, place);
    const act = ACTS[code];
    if (act) return doIt(store, act, doors);
    switch (code) {
      case 'Escape':
        if (store.back || !store.choice.card) break;
        store.choice.clear();
        return true;
      case 'KeyI':
        if (store.mine && store.seen?.hints) doors.open('hint');
        return true;
      case 'KeyV':
        doors.open('captures');
        return true;
      case 'KeyC':
        if (store.seen?.calls.includes('claim')) doors.open('claim');
        else store.notice = { id: 'terminal-no-claim', args: {} };
        return true;
      case 'KeyW':
        whyNot(store);
        return true;
    }
  }
  return commonKey(event, store, doors);
}

function chooseAt(store: TableStore, place: number): boolean {
  store.hurry();
  const card = store.scene?.hand[place];
  if (!card || store.back) return false;
  if (store.choice.card !== card) store.press(card);
  // What is being shown is over in a moment, and the hand with it in its place.
  document.querySelectorAll<HTMLElement>('.fan button')[place]?.focus();
  return true;
}

function doIt(store: TableStore, key: 'capture' | 'build' | 'trail', doors: CasinoDoors): boolean {
  if (!store.mine || !store.choice.card) return false;
  const { settled } = store.choice;
  void settled.then(() => {
    const { meaning } = store.choice;
    // The line was down meanwhile: what was meant then is asked for no more.
    if (store.choice.settled !== settled) return;
    const action = meaning && actions(meaning, store.choice.selected).find((one) => one.key === key);
    if (!action) whyNot(store);
    else if (action.refusal) store.why = action.refusal;
    else if (action.offers.length > 1) doors.which(action.offers);
    else void store.play(() => action.offers[0]?.move ?? null);
  });
  return true;
}

function whyNot(store: TableStore): void {
  const { meaning } = store.choice;
  const refusal = meaning?.refusal ?? meaning?.down_refusal ?? null;
  if (refusal) store.why = refusal;
  else store.notice = { id: 'terminal-nothing-forbidden', args: {} };
}
