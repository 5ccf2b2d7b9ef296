/* A table whose game is known: what Casino's screen gets, and what every other one's. */
import type { Happening, Picture, PlainSheet, Scene, Seen, Sheet, Told } from '../wire';

export type CasinoSeen = Seen & { readonly scene: Scene; readonly sheet: Sheet | null };
export type PictureSeen = Seen & { readonly scene: Picture; readonly sheet: PlainSheet | null };

/** A line of talk of any game. */
export type Talk = Happening | Told;

/** Whether a picture is of a table where cards are laid out before everybody: several columns lie before the seat, and it has no hand. */
export const isLaid = (scene: Picture, seat: number): boolean =>
  scene.places.filter((place) => place.seat === seat && place.shape === 'column').length > 1 && !scene.places.some((place) => place.seat === seat && place.shape === 'hand');
