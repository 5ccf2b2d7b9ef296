/* Dragging a card: a short way is a press, a longer one carries the card, and those that lie on it, to what lies under
   the pointer. */

const FAR = 9;

export interface Drop {
  /** The loose card or the build (its lowest card) under the pointer. */
  readonly card: string | null;
  readonly build: string | null;
  /** The place of a described table. */
  readonly place: string | null;
}

/** Where the pointer is over the table; null: not over it. */
export function dropAt(x: number, y: number): Drop | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement) || !element.closest('[data-cloth]')) continue;
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;
    const build = element.closest<HTMLElement>('[data-build]');
    if (build) return { card: null, build: build.dataset['build'] ?? null, place };
    const card = element.closest<HTMLElement>('[data-card]');
    return { card: card?.dataset['card'] ?? null, build: null, place };
  }
  return null;
}

/** Follow a pointer that went down on the first of some cards. `moved` once it is a drag, `dropped` at its end (null:
 *  nowhere), while they still lie where they were carried to. */
export function drag(event: PointerEvent, cards: HTMLElement | readonly HTMLElement[], moved: () => void, dropped: (drop: Drop | null) => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX: x0, clientY: y0, pointerId } = event;
  const elements = [cards].flat();
  let far = false;

  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const [dx, dy] = [now.clientX - x0, now.clientY - y0];
    if (!far && Math.hypot(dx, dy) < FAR) return;
    if (!far) {
      far = true;
      for (const element of elements) element.dataset['dragged'] = '';
      moved();
    }
    for (const element of elements) element.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!far) return;
    // The click that ends a drag is no press. A finger ends it without one: the next press is none of it.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => {
      removeEventListener('click', swallow, { capture: true });
      for (const element of elements) delete element.dataset['dragged'];
    });
    dropped(now.type === 'pointercancel' ? null : dropAt(now.clientX, now.clientY));
    for (const element of elements) element.style.transform = '';
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
