/* A button that comes up under a finger waits until the finger is done there: a second tap is not meant for it. */
import type { Attachment } from 'svelte/attachments';

/** So recent is a press that may be the first of two. */
const RECENT = 1500;
/** So long fingers and mice are not heard. Keys always are. */
const DEAF = 1000;

export interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Until when a button that comes up now does not hear fingers; 0: it hears them at once. */
export function deafUntil(box: Box, press: Press | null, now: number): number {
  if (!press || now - press.at > RECENT) return 0;
  const under = press.x >= box.left && press.x <= box.right && press.y >= box.top && press.y <= box.bottom;
  return under ? now + DEAF : 0;
}

let last: Press | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, at: performance.now() }), { capture: true });
}

/** Attach it to what comes up, anew each time that it can be used. */
export const settling = (usable = true): Attachment<HTMLElement> => (element) => {
  if (!usable) return;
  const until = deafUntil(element.getBoundingClientRect(), last, performance.now());
  if (!until) return;
  function onclick(event: MouseEvent): void {
    // A click without a count comes from a key.
    if (!event.detail || performance.now() >= until) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  element.addEventListener('click', onclick, { capture: true });
  return () => element.removeEventListener('click', onclick, { capture: true });
};
