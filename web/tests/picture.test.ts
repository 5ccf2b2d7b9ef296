import { describe, expect, test } from 'vitest';

import { travels } from '../src/picture/travels';
import type { Picture, Place } from '../src/wire';

const said = { id: 'x', args: {} };
const place = (key: string, shape: Place['shape'], seat: number | null, cards: (string | null)[], count = cards.length, from_seats: number[] = []): Place =>
  ({ key, shape, seat, name: said, cards, count, from_seats, note: null, suit: null });
const picture = (...places: Place[]): Picture => ({ kind: 'picture', places, tallies: [], dealer: 0, to_act: [0], hint: null, acts: [], plays_cards: true, talk: [] });

describe('what moved between two pictures', () => {
  const stock = (count: number): Place => place('stock', 'pile', null, [null], count);
  const trick = (cards: string[], seats: number[]): Place => place('trick', 'row', null, cards, cards.length, seats);
  const mine = (...cards: string[]): Place => place('hand-0', 'hand', 0, cards);
  const hers = (count: number): Place => place('hand-1', 'hand', 1, Array<null>(count).fill(null));
  const taken = (count: number): Place => place('taken-0', 'pile', 0, count ? [null] : [], count);

  test('a card of the hand goes to the trick', () => {
    const { travels: found } = travels(picture(trick([], []), mine('2c', '3c'), hers(2)), picture(trick(['2c'], [0]), mine('3c'), hers(2)));
    expect(found).toEqual([{ card: '2c', from: 'hand-0', to: 'trick' }]);
  });

  test('a trick ends: the reply comes from her hand though she drew a card at once, and what was taken is owed', () => {
    const { travels: found, owed } = travels(
      picture(stock(20), trick(['2c'], [0]), mine('3c'), hers(2), taken(0)),
      picture(stock(18), trick(['2c', '9c'], [0, 1]), mine('3c', 'Kd'), hers(2), taken(2)),
    );
    expect(found).toContainEqual({ card: '9c', from: 'hand-1', to: 'trick' });
    expect(found).toContainEqual({ card: 'Kd', from: 'stock', to: 'hand-0' });
    expect(found).toContainEqual({ card: null, from: 'stock', to: 'hand-1' });
    expect(found).toHaveLength(3);
    expect([...owed]).toEqual([['taken-0', 2]]);
  });

  test('with the next move the trick goes to whoever took it', () => {
    const { travels: found } = travels(
      picture(trick(['2c', '9c'], [0, 1]), mine('3c'), hers(2), taken(2)),
      picture(trick(['3c'], [0]), mine(), hers(2), taken(2)),
      new Map([['taken-0', 2]]),
    );
    expect(found).toContainEqual({ card: '3c', from: 'hand-0', to: 'trick' });
    expect(found).toContainEqual({ card: '2c', from: 'trick', to: 'taken-0' });
    expect(found).toContainEqual({ card: '9c', from: 'trick', to: 'taken-0' });
  });

  test('of a pile the top is covered and did not leave', () => {
    const pile = (top: string, count: number): Place => place('pile', 'pile', null, [top], count);
    const { travels: found } = travels(picture(pile('9c', 4), hers(3)), picture(pile('9d', 5), hers(2)));
    expect(found).toEqual([{ card: '9d', from: 'hand-1', to: 'pile' }]);
  });

  test('counters are no cards, and of many backs only a few fly', () => {
    const pot = (count: number): Place => place('pot', 'counters', null, [], count);
    const { travels: found } = travels(picture(pot(0), stock(40), hers(0)), picture(pot(6), stock(33), hers(7)));
    expect(found).toEqual(Array(3).fill({ card: null, from: 'stock', to: 'hand-1' }));
  });
});
