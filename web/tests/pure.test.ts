import { describe, expect, test, vi } from 'vitest';

import { byCard, rankText } from '../src/card/names';
import { Line, type Answer, type Socket } from '../src/lib/line';
import { nearest } from '../src/lib/rove';
import { afterPlayed, afterResidue, buildsInPlace, inPlace, settled } from '../src/lib/scene';
import { invitationInLink, isSeatLink, linkToInvitation, linkToSeat, readSeats, seatInLink, seatsAt, withSeat } from '../src/lib/seats';
import { sentence } from '../src/lib/sentence';
import { commitment, verify } from '../src/lib/shuffle';
import { botsAt, filled, withOption, withSeats } from '../src/panel/newTable';
import { fit, LADDER } from '../src/table/fit';
import type { BotKind, Build, Option, Played, Residue, Scene } from '../src/wire';

const said = { id: 'x', args: {} };

const scene: Scene = {
  kind: 'casino',
  hand: ['6c', 'Kd'], counts: [2, 3], loose: ['4s', '2h', '6d', 'Jc'], builds: [{ value: 6, multiple: false, owner: 1, cards: ['Ah', '5c'], groups: [['5c', 'Ah']] }],
  piles: [0, 4], sweeps: [0, 0], stock: 20, last_packet: false, dealer: 1, to_act: 0, last_capture: null, talk: [], open_captures: [],
};

const played = (change: Partial<Played>): Played => ({
  what: 'played', seat: 0, move: '', kind: 'capture', card: '6c', groups: [], builds: [], captured: [], sweep: false, built: null, drew: false, said, ...change,
});

describe('cards', () => {
  test('are written with the letters of a deck', () => {
    expect(['A', 'T', 'J', '7'].map((rank) => rankText(rank, 'ru'))).toEqual(['Т', '10', 'В', '7']);
    expect(['A', 'T', 'J', 'K'].map((rank) => rankText(rank, 'intl'))).toEqual(['A', '10', 'J', 'K']);
  });
  test('have an order', () => {
    expect(['Td', '2s', 'Ac', '2c'].sort(byCard)).toEqual(['Ac', '2c', '2s', 'Td']);
  });
});

describe('a move on the screen', () => {
  test('a capture takes loose cards and whole builds', () => {
    const after = afterPlayed(scene, played({ groups: [['6d'], ['4s', '2h'], ['Ah', '5c']], builds: ['Ah'], captured: ['6c', '6d', '4s', '2h', 'Ah', '5c'] }), 0);
    expect(after.loose).toEqual(['Jc']);
    expect(after.builds).toEqual([]);
    expect(after.piles).toEqual([6, 4]);
    expect(after.hand).toEqual(['Kd']);
    expect(after.counts).toEqual([1, 3]);
  });
  test('a card laid down lies at the end', () => {
    expect(afterPlayed(scene, played({ kind: 'trail', card: 'Kd' }), 0).loose).toEqual(['4s', '2h', '6d', 'Jc', 'Kd']);
  });
  test('a raised build stands for the old one', () => {
    const built: Build = { value: 8, multiple: false, owner: 0, cards: ['Ah', '2c', '5c'], groups: [['5c', '2c', 'Ah']] };
    const after = afterPlayed(scene, played({ kind: 'build', card: '2c', groups: [['Ah', '5c']], builds: ['Ah'], built }), 0);
    expect(after.builds).toEqual([built]);
    expect(after.loose).toEqual(scene.loose);
  });
  test('what is left goes to the last that captured, or to nobody', () => {
    const residue: Residue = { what: 'residue', seat: 1, cards: scene.loose, said };
    expect(afterResidue(scene, residue, 1).piles).toEqual([0, 8]);
    expect(afterResidue(scene, residue, null).piles).toEqual([0, 4]);
    expect(afterResidue(scene, residue, 1).loose).toEqual([]);
  });
});

describe('nothing on the table changes places by itself', () => {
  test('cards', () => {
    expect(inPlace(['Kd', '2c', '9h'], ['2c', '3s', '9h', 'Kd'])).toEqual(['Kd', '2c', '9h', '3s']);
    expect(settled(scene, { ...scene, loose: ['2h', '4s', 'As'] }).loose).toEqual(['4s', '2h', 'As']);
  });
  test('builds, also where one grew a lower card', () => {
    const one: Build = { value: 9, multiple: false, owner: 0, cards: ['4c', '5c'], groups: [['5c', '4c']] };
    const two: Build = { value: 7, multiple: false, owner: 1, cards: ['3c', '4d'], groups: [['4d', '3c']] };
    const grown: Build = { ...one, multiple: true, cards: ['2d', '4c', '5c', '7h'], groups: [['7h', '2d'], ['5c', '4c']] };
    expect(buildsInPlace([two, one], [grown, two])).toEqual([two, grown]);
  });
});

describe('the cloth', () => {
  const fitted = (most: number, lines: (width: number) => number = () => 1): unknown[] => {
    let now: [number, boolean] = [0, false];
    const set = (...laid: [number, boolean]): void => void (now = laid);
    return [fit({ set, fits: () => now[0] <= most, neat: () => lines(now[0]) < 2 }, 76), ...now];
  };
  test('has the largest cards that fit', () => {
    expect(fitted(70)).toEqual([true, 69, false]);
    expect(fitted(500)).toEqual([true, 76, false]);
    expect(fitted(50)).toEqual([true, 48, true]);
    expect(fitted(10)).toEqual([false, LADDER.at(-1), true]);
  });
  test('is neat rather than large', () => {
    expect(fitted(76, (width) => (width > 64 ? 2 : 1))).toEqual([true, 64, false]);
    expect(fitted(76, () => 2)).toEqual([true, 76, true]);
  });
});

test('what is heard by itself begins with a capital letter', () => {
  expect(sentence('берёт туза')).toBe('Берёт туза');
  expect(sentence('')).toBe('');
});

test('arrows find the nearest card', () => {
  const boxes = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 0 }, { x: 9, y: 20 }];
  expect(nearest(boxes, 0, 'ArrowRight')).toBe(1);
  expect(nearest(boxes, 0, 'ArrowLeft')).toBe(-1);
  expect(nearest(boxes, 1, 'ArrowDown')).toBe(3);
  expect(nearest(boxes, 3, 'ArrowUp')).toBe(1);
  expect(nearest(boxes, 3, 'ArrowDown')).toBe(-1);
});

describe('seats', () => {
  test('are read as far as they can be', () => {
    expect(readSeats('nonsense')).toEqual([]);
    expect(readSeats('[{"table":"a","seat":"s"},7,{"table":1}]')).toEqual([{ table: 'a', seat: 's' }]);
    expect(withSeat([{ table: 'a', seat: 's' }, { table: 'b', seat: 'u' }], { table: 'b', seat: 'u' })[0]?.table).toBe('b');
  });
  test('come in links', () => {
    expect(seatInLink('#seat/abc/abc.0.f0')).toEqual({ table: 'abc', seat: 'abc.0.f0' });
    expect(seatInLink('#seat/abc')).toBeNull();
    expect(seatInLink('#seat/abc/%')).toBeNull();
    expect(isSeatLink('#seat/abc')).toBe(true);
    expect(isSeatLink('#table')).toBe(false);
    expect(seatInLink('')).toBeNull();
    expect(seatInLink(linkToSeat({ table: 'a/b', seat: 'a/b.0.f%' }))).toEqual({ table: 'a/b', seat: 'a/b.0.f%' });
  });
  test('are one table’s, or one seat’s', () => {
    const mine = [{ table: 'a', seat: 'a.0.f0' }, { table: 'a', seat: 'a.1.f1' }, { table: 'ab', seat: 'ab.0.f2' }];
    expect(seatsAt(mine, 'a')).toEqual(mine.slice(0, 2));
    expect(seatsAt(mine, 'a', 1)).toEqual([mine[1]]);
    expect(seatsAt(mine, 'a', 2)).toEqual([]);
  });
  test('are invited to by links', () => {
    expect(invitationInLink(linkToInvitation('abc.1.0.f0'))).toBe('abc.1.0.f0');
    expect(invitationInLink('#invitation')).toBe('');
    expect(invitationInLink(`#invitation/${'x'.repeat(500)}`)).toHaveLength(128);
    expect(invitationInLink('#seat/abc/abc.0.f0')).toBeNull();
    expect(invitationInLink('')).toBeNull();
  });
});

describe('the shuffle', () => {
  const [nonce, pack] = ['00ff'.repeat(16), 'As Kd 9h'];
  test('is the one that was promised, or not', async () => {
    const hash = await commitment(nonce, pack);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await verify(hash, { commitment: hash, nonce, pack })).toBe('kept');
    expect(await verify(hash, { commitment: hash, nonce, pack: 'Kd As 9h' })).toBe('broken');
    // A promise that was changed afterwards is none.
    expect(await verify('0'.repeat(64), { commitment: hash, nonce, pack })).toBe('broken');
    expect(await verify(hash, { commitment: hash, nonce: '', pack: '' })).toBe('open');
  });
});

describe('a new table', () => {
  const option: Option = { option: 'trail', title: '', help: '', value: 'free', by_book: 'free', changed: false, matters: true, effect: '', values: [], least: null, most: null };
  const table = filled({ bots: ['greedy'] }, 'handbook', 'steady');
  test('is whole', () => {
    expect(table).toEqual({ game: 'casino', book: 'handbook', house: {}, seats: 2, bots: ['greedy'], name: '', hints: false });
    expect(withSeats(table, 4, 'steady').bots).toEqual(['greedy', 'steady', 'steady']);
  });
  test('where more play, who plays between two only gets up', () => {
    const kind = (key: string, seats: number[]): BotKind => ({ key, name: { id: 'player-bot-expert', args: {} }, usual: false, seats });
    const bots = [kind('seasoned', [2]), kind('steady', [2, 3, 4])];
    const two = { ...table, bots: ['seasoned'] };
    expect(withSeats(two, 2, 'steady', bots).bots).toEqual(['seasoned']);
    expect(withSeats(two, 3, 'steady', bots).bots).toEqual(['steady', 'steady']);
    expect(botsAt(bots, 3).map((one) => one.key)).toEqual(['steady']);
  });
  test('an option changed back is no change', () => {
    const changed = withOption(table, option, 'only_if_no_play');
    expect(changed.house).toEqual({ trail: 'only_if_no_play' });
    expect(withOption(changed, option, 'free').house).toEqual({});
  });
});

describe('the line', () => {
  class FakeSocket implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: ((event: { code: number }) => void) | null = null;
    sent: { id: string; type: string }[] = [];
    send(text: string): void {
      this.sent.push(JSON.parse(text) as { id: string; type: string });
    }
    close(): void {
      this.onclose?.({ code: 1000 });
    }
    answer(answer: Answer): void {
      this.onmessage?.({ data: JSON.stringify(answer) });
    }
  }

  function line() {
    const sockets: FakeSocket[] = [];
    const states: string[] = [];
    const open = (): FakeSocket => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    };
    return { sockets, states, line: new Line({ seen: () => undefined, present: () => undefined, state: (state) => states.push(state) }, open) };
  }

  test('comes back by itself and asks again with the same id', async () => {
    vi.useFakeTimers();
    const { sockets, states, line: up } = line();
    sockets[0]?.onopen?.();
    const answer = up.ask({ type: 'undo', version: 4 });
    const first = sockets[0]?.sent[0];
    sockets[0]?.onclose?.({ code: 1006 });
    expect(states).toEqual(['up', 'down']);
    vi.advanceTimersByTime(300);
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent).toEqual([first]);
    sockets[1]?.answer({ type: 'done', id: first?.id ?? '', version: 5 });
    expect((await answer).type).toBe('done');
    vi.useRealTimers();
  });
  test('while it is down nothing is kept to be sent later, and the asker hears so', async () => {
    vi.useFakeTimers();
    const { sockets, line: up } = line();
    sockets[0]?.onopen?.();
    sockets[0]?.onclose?.({ code: 1006 });
    expect(await up.ask({ type: 'move', version: 4, text: 'Kd' })).toMatchObject({ type: 'failed', why: { id: 'page-not-sent' } });
    vi.advanceTimersByTime(300);
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent).toEqual([]);
    vi.useRealTimers();
  });
  test('a browser without a network is told of at once, and a server on the same machine is found again', () => {
    vi.useFakeTimers();
    const { sockets, states, line: up } = line();
    sockets[0]?.onopen?.();
    up.doubt();
    expect(states).toEqual(['up', 'down']);
    vi.advanceTimersByTime(300);
    sockets[1]?.onopen?.();
    expect(states).toEqual(['up', 'down', 'up']);
    expect(sockets).toHaveLength(2);
    vi.useRealTimers();
  });
  test('gives up a seat that does not exist', () => {
    const { sockets, states } = line();
    sockets[0]?.onclose?.({ code: 4404 });
    expect(states).toEqual(['gone']);
    expect(sockets).toHaveLength(1);
  });
});
