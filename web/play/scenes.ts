/* Tables that matter, laid as wanted. */
import type { Laid } from './server';

/** In the middle of a deal: a single build of one's own, a multiple one of hers; the three takes 2 + A and 3. */
export const MIDDLE: Laid = {
  house: { table_size: 12 }, dealer: 0,
  hands: ['4h 3c 9h Jd', '2d 6s 6h Kc'], table: '4c 5s 3d 2h As Td Ac Qh Kd 8s 7d Jc',
  moves: ['1 2d+4c=6', '0 4h+5s=9', '1 6s+[6]=6'],
};

/** Four in pairs, each with a build, and sixteen loose cards. */
export const CROWDED: Laid = {
  house: { table_size: 20 }, dealer: 3,
  hands: ['2c 8c 7d 8s', '3c 9c', '4c Tc', '2d 7c'],
  table: '6c 6d 6h 5c Ah Ad 2h 3h 4h 5h 7h 8h 9h Th Jh Qh Kh Js Qs Ks',
  moves: ['0 2c+6c=8', '1 3c+6d=9', '2 4c+6h=10', '3 2d+5c=7'],
};

/** Three, each for themselves. */
export const THREE: Laid = {
  dealer: 2, hands: ['5c 9d 8c 8d', '2c 7c', 'Kd'], table: '3d 5h 8h Ks', moves: ['0 5c+3d=8', '1 2c+5h=7', '2 Kd'],
};

/** Six in hand, twelve loose cards and two builds. */
export const SIX: Laid = {
  book: 'digest-six-card', house: { table_size: 16 }, dealer: 0,
  hands: ['Ac 3c 5c 8d 9d Th', '2d 6s 6h Kc'], table: '4c 4s 5s 3d 2h As Td Ad Qh Kd 7s 9s Js 8c Jc Qc',
  moves: ['1 2d+4c=6', '0 3c+5s=8', '1 6s+[6]=6'],
};

/** Twelve in hand. */
export const TWELVE: Laid = {
  book: 'digest-lottery', dealer: 1,
  hands: ['Ac 2c 3c 4c 5c 6c 7c 8d 9d Th Jd Qd', '9h'], table: 'Ad 4d 6h Kd', moves: ['0 2c+4d=6', '1 9h'],
};

/** One selection, several moves: the four takes the four, builds fours, builds eight. */
export const SEVERAL: Laid = { dealer: 1, hands: ['4c 4d 8c 2c', 'Kc Qc Jc Tc'], table: '4h Ks Qd 9s' };

/** The end of a deal with a friend who is still awaited. */
export const WITH_FRIEND: Laid = { hands: ['', ''], table: '', left: 12, friends: true };

/** The last card of the last packet, one's own. */
export const LAST: Laid = { hands: ['', ''], table: '', left: 1 };

/** The last card of a deal of four, each for themselves. */
export const LAST_OF_FOUR: Laid = { book: 'family', hands: ['', '', '', ''], table: '', left: 1 };

/** The nine takes a build, the five a five. */
export const DRAG: Laid = {
  dealer: 0, hands: ['4c 9h 5c Jd', '2d 6s 6h Kc'], table: '5s 5h Qd Ts', moves: ['1 Kc', '0 4c+5s=9', '1 2d'],
};

/** Two points are certain: big casino is taken. */
export const CALL: Laid = {
  book: 'digest', house: { target: 2 }, dealer: 1, hands: ['Ts 3c 7h Jd', 'Kc Qc 9c 9s'], table: 'Td 8h 6s Kd', moves: ['0 TsxTd', '1 Qc'],
};
