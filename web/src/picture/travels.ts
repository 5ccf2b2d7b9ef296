/* What moved between two pictures of a table: places only say what lies where, so it is found by comparing them. */
import type { Card } from '../card/names';
import type { Picture, Place } from '../wire';

export interface Travel {
  /** Null: nobody sees its face. */
  readonly card: Card | null;
  readonly from: string;
  readonly to: string;
}

/** Places that grew though the cards that came there still lie elsewhere, to be seen: a trick that somebody has taken. */
export type Owed = ReadonlyMap<string, number>;

export interface Plan {
  readonly travels: readonly Travel[];
  readonly owed: Owed;
}

/** So many backs fly from one place to another at most. */
const BACKS = 3;

type Lying = { readonly card: Card; readonly place: string };

const byKey = (picture: Picture): Map<string, Place> =>
  new Map(picture.places.filter((place) => place.shape !== 'counters').map((place) => [place.key, place]));

const faces = (place: Place | undefined): Card[] => (place?.cards ?? []).filter((card): card is Card => card !== null);

/** The cards of the first list that are not in the second. */
function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...others];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Which faces a place lost and gained. Of a pile only the top is seen: what is covered did not leave. */
function changes(was: Place | undefined, is: Place | undefined): { gone: Card[]; come: Card[] } {
  const gone = without(faces(was), faces(is));
  const come = without(faces(is), faces(was));
  if (is?.shape !== 'pile' && was?.shape !== 'pile') return { gone, come };
  const grew = (is?.count ?? 0) - (was?.count ?? 0);
  return { gone: grew < 0 ? gone : [], come: grew > 0 ? come : [] };
}

export function travels(before: Picture, after: Picture, owed: Owed = new Map()): Plan {
  const [old, now] = [byKey(before), byKey(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  const growth = new Map(keys.map((key) => [key, (now.get(key)?.count ?? 0) - (old.get(key)?.count ?? 0)]));
  const found: Travel[] = [];
  const went: Lying[] = [];
  const came: Lying[] = [];
  for (const key of keys) {
    const { gone, come } = changes(old.get(key), now.get(key));
    went.push(...gone.map((card) => ({ card, place: key })));
    came.push(...come.map((card) => ({ card, place: key })));
  }
  const move = (card: Card | null, from: string, to: string): void => {
    found.push({ card, from, to });
    growth.set(from, (growth.get(from) ?? 0) + 1);
    growth.set(to, (growth.get(to) ?? 0) - 1);
  };
  const most = (sign: 1 | -1, but: string): string | undefined =>
    keys.filter((key) => key !== but && sign * (growth.get(key) ?? 0) > 0).sort((one, other) => sign * ((growth.get(other) ?? 0) - (growth.get(one) ?? 0)))[0];

  for (const { card, place } of came) {
    const at = went.findIndex((one) => one.card === card);
    const known = at < 0 ? undefined : went.splice(at, 1)[0];
    const from = known?.place ?? handOf(card, now.get(place), before) ?? most(-1, place);
    if (from !== undefined && from !== place) move(card, from, place);
  }
  const debts = new Map(owed);
  for (const { card, place } of went) {
    const to = most(1, place) ?? [...debts.keys()].find((key) => key !== place && (debts.get(key) ?? 0) > 0);
    if (to === undefined) continue;
    if (debts.has(to)) debts.set(to, (debts.get(to) ?? 0) - 1);
    move(card, place, to);
    // What was owed has grown before.
    if ((growth.get(to) ?? 0) < 0 && owed.has(to)) growth.set(to, 0);
  }
  for (const to of keys) {
    for (let backs = 0; (growth.get(to) ?? 0) > 0; backs += 1) {
      const from = most(-1, to);
      if (from === undefined) break;
      if (backs < BACKS) move(null, from, to);
      else {
        growth.set(from, (growth.get(from) ?? 0) + 1);
        growth.set(to, (growth.get(to) ?? 0) - 1);
      }
    }
  }
  const grown = new Map(keys.flatMap((key) => ((growth.get(key) ?? 0) > 0 ? [[key, growth.get(key) ?? 0] as const] : [])));
  return { travels: found, owed: grown.size ? grown : debts };
}

/** The hand of whoever laid a card in a trick. */
function handOf(card: Card, place: Place | undefined, before: Picture): string | undefined {
  const seat = place?.from_seats[place.cards.indexOf(card)];
  if (seat === undefined) return undefined;
  return before.places.find((one) => one.seat === seat && one.shape === 'hand' && one.count > 0)?.key;
}
