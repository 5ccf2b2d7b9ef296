import { describe, expect, test } from 'vitest';

import { again, foreseen, reconciled } from '../src/laid/foreseen';
import { gapOf, sizes } from '../src/laid/sizes';
import { bySpeaker, turnedUp } from '../src/laid/voice';
import { isLaid } from '../src/lib/seen';
import type { Act, Picture, Place } from '../src/wire';

const said = { id: 'x', args: {} };
const place = (key: string, shape: Place['shape'], seat: number | null, cards: (string | null)[], count = cards.length, from_seats: number[] = []): Place =>
  ({ key, shape, seat, name: said, cards, count, from_seats, note: null, suit: null });
const act = (move: string, card: string | null, to: string): Act => ({ move, button: said, described: said, card, place: to });

const TO_MIDDLE = act('5s', '5s', 'spades');
const ONTO = act('5s>6h', '5s', 'two');
const RUN = act('9h>Tc', '9h', 'two');
const TURN = act('turn', null, 'stock');

interface Laid {
  one?: (string | null)[];
  two?: (string | null)[];
  waste?: string;
  spades?: [card: string, count: number, whose: number];
  stock?: number;
  acts?: readonly Act[];
}

/** A table of two; the seat is 0. */
function picture({ one = [null, null, '5s'], two = ['6h'], waste = 'Kd', spades = ['4s', 4, 1], stock = 20, acts = [TO_MIDDLE, ONTO, TURN] }: Laid = {}): Picture {
  const places = [
    place('spades', 'pile', null, [spades[0]], spades[1], [spades[2]]),
    place('stock', 'pile', 0, stock ? [null] : [], stock),
    place('waste', 'pile', 0, [waste], 3),
    place('one', 'column', 0, one),
    place('two', 'column', 0, two),
    place('hers', 'column', 1, [null, '5s']),
  ];
  return { kind: 'picture', places, tallies: [], dealer: 0, to_act: [0, 1], hint: null, acts: [...acts], plays_cards: true, talk: [] };
}

const at = (scene: Picture, key: string) => {
  const found = scene.places.find((one) => one.key === key);
  return [found?.cards, found?.count, found?.from_seats];
};

test('cards are laid out where several columns lie before one, and no hand is held: not where one column is a battle', () => {
  expect(isLaid(picture(), 0)).toBe(true);
  expect(isLaid(picture(), 1)).toBe(false);
  const held = { ...picture(), places: [...picture().places, place('hand', 'hand', 0, ['2c'])] };
  expect(isLaid(held, 0)).toBe(false);
});

describe('a move that nobody has answered yet', () => {
  test('a card lies on the pile it was put on, as mine, and what was beneath it shows its back', () => {
    const scene = foreseen(picture(), TO_MIDDLE, 0);
    expect(at(scene, 'spades')).toEqual([['5s'], 5, [0]]);
    expect(at(scene, 'one')).toEqual([[null, null], 2, []]);
    expect(at(scene, 'hers')).toEqual([[null, '5s'], 2, []]);
  });

  test('a card of a column takes along what lies on it', () => {
    const scene = foreseen(picture({ one: [null, '9h', '8s', '7d'], two: ['Tc'] }), RUN, 0);
    expect(at(scene, 'one')).toEqual([[null], 1, []]);
    expect(at(scene, 'two')).toEqual([['Tc', '9h', '8s', '7d'], 4, []]);
  });

  test('under the card of a pile lies one that is not known, or nothing', () => {
    const king = act('Kd>2', 'Kd', 'two');
    expect(at(foreseen(picture({ two: [] }), king, 0), 'waste')).toEqual([[null], 2, []]);
    const last = { ...picture({ two: [] }), places: [place('waste', 'pile', 0, ['Kd'], 1), place('two', 'column', 0, [])] };
    expect(at(foreseen(last, king, 0), 'waste')).toEqual([[], 0, []]);
  });

  test('what a stock turns up cannot be foreseen', () => {
    const scene = picture();
    expect(foreseen(scene, TURN, 0)).toBe(scene);
  });
});

describe('the newest picture with what was asked for on top', () => {
  test('without anything asked it is the newest', () => {
    const newest = picture();
    expect(reconciled(newest, [], 0)).toBe(newest);
  });

  test('what the others do meanwhile is seen, and the card stays where it was put', () => {
    const newest = { ...picture(), places: picture().places.map((one) => (one.key === 'hers' ? place('hers', 'column', 1, [null]) : one)) };
    const scene = reconciled(newest, ['5s'], 0);
    expect(at(scene, 'hers')).toEqual([[null], 1, []]);
    expect(at(scene, 'spades')).toEqual([['5s'], 5, [0]]);
  });

  test('once the server shows the move it is not shown twice, though the answer has not come', () => {
    const newest = picture({ one: [null, 'Qd'], spades: ['5s', 5, 0], acts: [TURN] });
    expect(reconciled(newest, ['5s'], 0).places).toEqual(newest.places);
  });

  test('another was first: the card is back before the refusal comes, and hers stays', () => {
    const newest = picture({ spades: ['5s', 5, 1], acts: [ONTO, TURN] });
    const scene = reconciled(newest, ['5s'], 0);
    expect(at(scene, 'spades')).toEqual([['5s'], 5, [1]]);
    expect(at(scene, 'one')).toEqual([[null, null, '5s'], 3, []]);
  });

  test('where the move is possible on another pile now, the card lies there', () => {
    const other = place('more spades', 'pile', null, ['4s'], 4, [0]);
    const newest = picture({ spades: ['5s', 5, 1], acts: [act('5s', '5s', 'more spades')] });
    const scene = reconciled({ ...newest, places: [...newest.places, other] }, ['5s'], 0);
    expect(at(scene, 'more spades')).toEqual([['5s'], 5, [0]]);
    expect(at(scene, 'spades')).toEqual([['5s'], 5, [1]]);
  });

  test('several moves lie on top of one another', () => {
    const king = act('Kd>2', 'Kd', 'two');
    const scene = reconciled(picture({ two: [], acts: [TO_MIDDLE, king] }), ['5s', 'Kd>2'], 0);
    expect(at(scene, 'two')).toEqual([['Kd'], 1, []]);
    expect(at(scene, 'spades')).toEqual([['5s'], 5, [0]]);
  });

  test('it offers nothing with a card that is on its way, or onto a place that has changed; the stock still', () => {
    const onto = act('4d>5s', '4d', 'one');
    const away = act('Kd>9', 'Kd', 'nine');
    const scene = reconciled(picture({ acts: [TO_MIDDLE, ONTO, onto, away, TURN] }), ['5s', 'turn'], 0);
    expect(scene.acts).toEqual([away, TURN]);
  });
});

test('a card moves once at a time, and a stock is turned no oftener than it has cards', () => {
  expect(again(picture(), TO_MIDDLE, [])).toBe(true);
  expect(again(picture(), TO_MIDDLE, ['5s'])).toBe(false);
  expect(again(picture({ stock: 2 }), TURN, ['turn'])).toBe(true);
  expect(again(picture({ stock: 2 }), TURN, ['turn', 'turn'])).toBe(false);
  expect(again(picture({ stock: 0 }), act('over', null, 'stock'), ['over'])).toBe(false);
  expect(again(picture(), act('ready', null, ''), ['ready'])).toBe(false);
});

describe('what is told to those who hear', () => {
  test('a card turned up, and none that only went elsewhere', () => {
    const [before, after] = [picture(), picture({ one: [null, 'Qd'], two: ['6h', '5s'] })];
    expect(turnedUp(before, after, 0).map(({ card, place }) => [card, place.key])).toEqual([['Qd', 'one']]);
    expect(turnedUp(before, before, 0)).toEqual([]);
  });

  test('what several said is told in one sentence for each', () => {
    const lines = [{ seat: 1, said: 'a' }, { seat: 2, said: 'b' }, { seat: 1, said: 'c' }];
    expect(bySpeaker(lines)).toEqual([[lines[0], lines[2]], [lines[1]]]);
  });
});

describe('how large the cards are', () => {
  const PHONE = { width: 360, height: 555, beside: false, low: false };
  const DESK = { width: 956, height: 730, beside: true, low: false };

  test.each([8, 12, 16])('on a phone seven columns and %i piles can be hit', (middle) => {
    const size = sizes(PHONE, 7, 2, middle, 4);
    expect(size.own).toBeGreaterThan(46);
    expect(size.middle).toBeGreaterThanOrEqual(38);
    expect(size.row * size.middle + (size.row - 1) * gapOf(PHONE.width)).toBeLessThan(PHONE.width);
  });

  test('beside three piles of one’s own there is room for words', () => {
    expect(3 * sizes(PHONE, 4, 3, 8, 4).own).toBeLessThan(PHONE.width - 130);
  });

  test('beside the columns there is room for all piles and the words below them', () => {
    for (const [columns, piles, lines] of [[7, 2, 2], [4, 3, 2]] as const) {
      const { own, side } = sizes(DESK, columns, piles, 8, 4);
      expect(own).toBeGreaterThan(80);
      expect(lines * (own * 1.4 + 40) + 240).toBeLessThan(DESK.height * 0.77);
      expect(columns * (own + gapOf(DESK.width)) + side + 72).toBeLessThan(DESK.width + gapOf(DESK.width));
    }
  });

  test('in two rows only where that makes them much larger', () => {
    expect([8, 12, 16].map((middle) => sizes(DESK, 7, 2, middle, 4).row)).toEqual([8, 12, 8]);
    expect([8, 12, 16].map((middle) => sizes(PHONE, 7, 2, middle, 4).row)).toEqual([8, 6, 8]);
  });
});
