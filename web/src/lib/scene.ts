/* What one move changes in what is seen, so that it can be shown step by step. The server has the last word. */
import type { Card } from '../card/names';
import type { Build, Played, Residue, Scene, Seen } from '../wire';

/** A build goes by its lowest card. */
export const keyOf = (build: Build): Card => build.cards[0] ?? '';

/** The scene after a move, before whatever followed it: a packet, the end of the deal, other moves. */
export function afterPlayed(scene: Scene, played: Played, side: number): Scene {
  const gone = new Set([...played.groups.flat(), played.card]);
  const left = scene.loose.filter((card) => !gone.has(card));
  const standing = scene.builds.filter((build) => !played.builds.includes(keyOf(build)));
  return {
    ...scene,
    hand: scene.hand.filter((card) => card !== played.card),
    counts: scene.counts.map((count, seat) => (seat === played.seat ? Math.max(0, count - 1) : count)),
    loose: played.kind === 'trail' ? [...left, played.card] : left,
    builds: played.built ? [...standing, played.built] : standing,
    piles: scene.piles.map((pile, place) => (place === side ? pile + played.captured.length : pile)),
    to_act: played.seat,
  };
}

/** The scene after the last cards of the table went to somebody. */
export function afterResidue(scene: Scene, residue: Residue, side: number | null): Scene {
  return {
    ...scene,
    loose: [],
    builds: [],
    piles: scene.piles.map((pile, place) => (place === side ? pile + residue.cards.length : pile)),
  };
}

/** Cards in the order they lay, new ones at the end: nothing on the table changes places by itself. */
export function inPlace(before: readonly Card[], now: readonly Card[]): Card[] {
  const here = new Set(now);
  const known = new Set(before);
  return [...before.filter((card) => here.has(card)), ...now.filter((card) => !known.has(card))];
}

/** The same for builds. A build that grew a lower card is still where it was if it shares a card. */
export function buildsInPlace(before: readonly Build[], now: readonly Build[]): Build[] {
  const place = (build: Build): number => {
    const at = before.findIndex((old) => old.cards.some((card) => build.cards.includes(card)));
    return at < 0 ? before.length : at;
  };
  return [...now].sort((one, other) => place(one) - place(other));
}

/** The scene with everything that stayed where it was. */
export function settled(before: Scene | null, now: Scene): Scene {
  if (!before) return now;
  return { ...now, loose: inPlace(before.loose, now.loose), builds: buildsInPlace(before.builds, now.builds) };
}

/** The side of a seat. */
export function sideOf(seen: Seen, seat: number): number {
  return seen.seats[seat]?.side ?? 0;
}
