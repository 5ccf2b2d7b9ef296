/* The keys of every table: the same as in the terminal where a browser lets them be. Letters and digits count by their
   places on the keyboard, so that they are the same on a Russian one; signs by what is written, for every keyboard has
   them somewhere else. */
import type { PanelName } from '../panel/names';
import type { LiveTable } from './live.svelte';

export interface Doors {
  open(panel: PanelName): void;
}

const PANELS: Partial<Record<string, PanelName>> = {
  KeyS: 'score', KeyL: 'log', KeyR: 'rules', KeyN: 'new', KeyM: 'menu', KeyH: 'help', F1: 'help', Question: 'help',
};

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
