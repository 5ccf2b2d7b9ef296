/* Dragging a card of the hand: a short way is a press, a longer one carries the card to what lies under the pointer. */

const FAR = 9;

export interface Drop {
  /** The loose card or the build (its lowest card) under the pointer. */
  readonly card: string | null;
  readonly build: string | null;
}

/** Where the pointer is over the table; null: not over it. */
export function dropAt(x: number, y: number): Drop | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement) || !element.closest('[data-cloth]')) continue;
    const build = element.closest<HTMLElement>('[data-build]');
    if (build) return { card: null, build: build.dataset['build'] ?? null };
    const card = element.closest<HTMLElement>('[data-card]');
    if (card) return { card: card.dataset['card'] ?? null, build: null };
    return { card: null, build: null };
  }
  return null;
}

/** Follow a pointer that went down on a card. `moved` once it is a drag, `dropped` at its end (null: nowhere). */
export function drag(event: PointerEvent, element: HTMLElement, moved: () => void, dropped: (drop: Drop | null) => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX: x0, clientY: y0, pointerId } = event;
  let far = false;

  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const [dx, dy] = [now.clientX - x0, now.clientY - y0];
    if (!far && Math.hypot(dx, dy) < FAR) return;
    if (!far) {
      far = true;
      element.classList.add('dragged');
      moved();
    }
    element.style.transform = `translate(${dx}px, ${dy}px)`;
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
      element.classList.remove('dragged');
    });
    element.style.transform = '';
    dropped(now.type === 'pointercancel' ? null : dropAt(now.clientX, now.clientY));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
