/* What is told to those who hear a table where all play at once: one's own moves at once, the others' now and then. */
import type { Card } from '../card/names';
import type { Picture, Place } from '../wire';

export interface Turned {
  readonly card: Card;
  readonly place: Place;
}

const faces = (scene: Picture, seat: number): Set<Card | null> =>
  new Set(scene.places.filter((place) => place.seat === seat).flatMap((place) => (place.shape === 'pile' ? place.cards.slice(-1) : place.cards)));

/** The cards before a seat that were turned up between two pictures. */
export function turnedUp(before: Picture, after: Picture, seat: number): Turned[] {
  const seen = faces(before, seat);
  return after.places
    .filter((place) => place.seat === seat)
    .flatMap((place) => place.cards.flatMap((card) => (card && !seen.has(card) ? [{ card, place }] : [])));
}

/** What several have said, each in one sentence, in the order in which they began. */
export function bySpeaker<Line extends { readonly seat: number | null }>(lines: readonly Line[]): (readonly Line[])[] {
  const all = new Map<number | null, Line[]>();
  for (const line of lines) all.set(line.seat, [...(all.get(line.seat) ?? []), line]);
  return [...all.values()];
}
