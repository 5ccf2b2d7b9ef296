/* A table whose game is known: what Casino's screen gets, and what every other one's. */
import type { Happening, Picture, PlainSheet, Scene, Seen, Sheet, Told } from '../wire';

export type CasinoSeen = Seen & { readonly scene: Scene; readonly sheet: Sheet | null };
export type PictureSeen = Seen & { readonly scene: Picture; readonly sheet: PlainSheet | null };

/** A line of talk of any game. */
export type Talk = Happening | Told;

/** Whether everybody has cards laid out before them to move about: several columns lie before the seat, and it has no hand. */
export function isLaid({ places }: Picture, seat: number): boolean {
  const own = places.filter((place) => place.seat === seat);
  return own.filter((place) => place.shape === 'column').length > 1 && own.every((place) => place.shape !== 'hand');
}
