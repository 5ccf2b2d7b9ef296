/* Arrows move the focus among cards by where they lie; a group has one stop for Tab. */

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Box {
  readonly x: number;
  readonly y: number;
}

const STEP: Record<Way, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isWay = (key: string): key is Way => key in STEP;

/** The place of the nearest box that way; -1: there is none. Left and right go on in the next line. */
export function nearest(boxes: readonly Box[], from: number, way: Way): number {
  const here = boxes[from];
  if (!here) return -1;
  const { x, y } = STEP[way];
  if (x) {
    const next = from + x;
    return next >= 0 && next < boxes.length ? next : -1;
  }
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const ahead = (box.y - here.y) * y;
    if (ahead < 8) return;
    const far = ahead * 3 + Math.abs(box.x - here.x);
    if (far < least) {
      least = far;
      best = place;
    }
  });
  return best;
}

/** Handle an arrow, Home or End in a group; returns whether the focus moved. */
export function rove(event: KeyboardEvent, group: HTMLElement): boolean {
  const items = [...group.querySelectorAll<HTMLElement>('button')];
  const from = items.indexOf(document.activeElement as HTMLElement);
  if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
  let to = -1;
  if (event.key === 'Home') to = 0;
  else if (event.key === 'End') to = items.length - 1;
  else if (isWay(event.key)) {
    const boxes = items.map((item) => item.getBoundingClientRect()).map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    to = nearest(boxes, from, event.key);
  } else return false;
  const item = items[to];
  if (!item) return false;
  event.preventDefault();
  item.focus();
  return true;
}
