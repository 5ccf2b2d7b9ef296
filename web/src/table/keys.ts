/* The keys of the table: the same as in the terminal where a browser lets them be. Letters and digits count by their
   places on the keyboard, so that they are the same on a Russian one; signs by what is written, for every keyboard has
   them somewhere else. */
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
  KeyS: 'score', KeyL: 'log', KeyR: 'rules', KeyN: 'new', KeyM: 'menu', KeyH: 'help', F1: 'help', Question: 'help',
};
const ACTS: Partial<Record<string, 'capture' | 'build' | 'trail'>> = { KeyT: 'capture', KeyB: 'build', KeyD: 'trail' };

/** Signs and both Enters, by what they write; all else by its place. */
const WRITTEN: Partial<Record<string, string>> = { '?': 'Question', '[': 'BracketLeft', ']': 'BracketRight', Enter: 'Enter' };

/** What a key is called here, and whether it was pressed with another one that makes it something else. What it takes to
 *  write a sign belongs to the sign. */
export function pressed(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): { code: string; plain: boolean } {
  const sign = event.key.length === 1 ? WRITTEN[event.key] : undefined;
  return {
    code: sign ?? WRITTEN[event.key] ?? event.code,
    plain: sign ? !event.metaKey && (event.altKey || !event.ctrlKey) : !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey,
  };
}

/** The place that a digit means, from 0; -1: it is no digit. */
export const digitOf = (code: string): number => Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0) - 1;

/** What a key asks for at every table; returns whether it meant anything. */
export function commonKey(event: KeyboardEvent, store: LiveTable, doors: Doors): boolean {
  const { code, plain } = pressed(event);
  if (code === 'KeyZ' && (event.ctrlKey || event.metaKey)) {
    void store.undo();
    return true;
  }
  if (!plain) return false;
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
