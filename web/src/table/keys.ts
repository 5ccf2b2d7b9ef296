/* The keys of the table: the same as in the terminal where a browser lets them be. Places on the keyboard count, not
   letters, so that they are the same on a Russian one. */
import type { PanelName } from '../panel/names';
import type { Offer } from '../wire';
import { actions } from './offers';
import type { LiveTable } from './live.svelte';
import type { TableStore } from './store.svelte';

interface Doors {
  open(panel: PanelName): void;
}

interface CasinoDoors extends Doors {
  which(offers: readonly Offer[]): void;
}

const PANELS: Partial<Record<string, PanelName>> = {
  KeyS: 'score', KeyL: 'log', KeyR: 'rules', KeyN: 'new', KeyM: 'menu', KeyH: 'help', F1: 'help',
};
const ACTS: Partial<Record<string, 'capture' | 'build' | 'trail'>> = { KeyT: 'capture', KeyB: 'build', KeyD: 'trail' };

/** The place that a digit means, from 0; -1: it is no digit. */
export const digitOf = (code: string): number => Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0) - 1;

/** What a key asks for at every table; returns whether it meant anything. */
export function commonKey(event: KeyboardEvent, store: LiveTable, doors: Doors): boolean {
  const { code, shiftKey } = event;
  if (code === 'KeyZ' && (event.ctrlKey || event.metaKey)) {
    void store.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (code === 'Slash' && shiftKey) {
    doors.open('help');
    return true;
  }
  if (shiftKey) return false;
  const panel = PANELS[code];
  if (panel) {
    doors.open(panel === 'score' && store.seen?.deal_over && !store.busy ? 'sheet' : panel);
    return true;
  }
  switch (code) {
    case 'Escape':
      if (store.back) void store.look(-store.back);
      else doors.open('menu');
      return true;
    case 'BracketLeft':
      void store.look(1);
      return true;
    case 'BracketRight':
      void store.look(-1);
      return true;
    case 'KeyU':
      void store.undo();
      return true;
    case 'Enter':
      // Outside of buttons, Enter goes on: to what is next, or past what is being shown.
      if (document.activeElement !== document.body) return false;
      if (store.busy) store.hurry();
      else if (store.seen?.deal_over) doors.open('sheet');
      return true;
    default:
      return false;
  }
}

/** Do what a key asks for at Casino's table; returns whether it meant anything. */
export function shortcut(event: KeyboardEvent, store: TableStore, doors: CasinoDoors): boolean {
  const { code, shiftKey } = event;
  if (!event.ctrlKey && !event.metaKey && !event.altKey && !shiftKey) {
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
