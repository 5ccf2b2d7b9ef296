/* Moves that are shown though the server has not answered: what is pressed happens at once. The page knows no rules: a
   move that the newest picture still offers is shown on top of it, and one that it offers no more is not. */
import type { Card } from '../card/names';
import type { Act, Picture, Place } from '../wire';

/** Whether a card lies there so that it can be taken: of a pile only the last one. */
const holds = (place: Place, card: Card): boolean => (place.shape === 'pile' ? place.cards.at(-1) === card : place.cards.includes(card));

/** The place before a seat where a card lies. */
export const placeOf = (scene: Picture, seat: number, card: Card): Place | undefined =>
  scene.places.find((place) => place.seat === seat && holds(place, card));

/** A place without a card and those that lie on it. What is then on top is not known: it shows its back. */
function without(place: Place, from: number, taken: number): Place {
  const count = place.count - taken;
  if (place.shape !== 'pile') return { ...place, count, cards: place.cards.slice(0, from) };
  return { ...place, count, cards: count > 0 ? [null] : [], from_seats: [] };
}

function withCards(place: Place, cards: readonly (Card | null)[], seat: number): Place {
  const count = place.count + cards.length;
  if (place.shape !== 'pile') return { ...place, count, cards: [...place.cards, ...cards] };
  return { ...place, count, cards: cards.slice(-1), from_seats: place.seat === null ? [seat] : [] };
}

/** The picture after a move, as far as it can be foreseen: a card, with what lies on it, lies where the move puts it. */
export function foreseen(scene: Picture, act: Act, seat: number): Picture {
  const { card } = act;
  const to = scene.places.find((place) => place.key === act.place);
  const from = card === null ? undefined : placeOf(scene, seat, card);
  if (card === null || !from || !to || from === to) return scene;
  const at = from.cards.indexOf(card);
  const moving = from.shape === 'column' ? from.cards.slice(at) : [card];
  const places = scene.places.map((place) =>
    place === from ? without(place, at, moving.length) : place === to ? withCards(place, moving, seat) : place,
  );
  return { ...scene, places };
}

/** The newest picture with the moves on top of it that were asked for; it offers what they leave possible. */
export function reconciled(newest: Picture, asked: readonly string[], seat: number): Picture {
  if (!asked.length) return newest;
  const shown = newest.acts.filter((act) => asked.includes(act.move));
  const scene = shown.reduce((before, act) => foreseen(before, act, seat), newest);
  const changed = new Set(newest.places.filter((place, at) => scene.places[at] !== place).map((place) => place.key));
  const stands = (act: Act): boolean =>
    act.card === null || (!changed.has(act.place) && placeOf(newest, seat, act.card)?.key === placeOf(scene, seat, act.card)?.key);
  // What is pressed without a card, as a stock, is pressed again and again.
  return { ...scene, acts: newest.acts.filter((act) => (act.card === null || !asked.includes(act.move)) && stands(act)) };
}

/** Whether a move can be asked for once more while it is on its way: whatever is turned takes a card off its pile. */
export function again(scene: Picture, act: Act, asked: readonly string[]): boolean {
  const on = asked.filter((move) => move === act.move).length;
  const pile = scene.places.find((place) => place.key === act.place);
  return on < (act.card === null && pile ? Math.max(1, pile.count) : 1);
}
