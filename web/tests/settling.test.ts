import { expect, test } from 'vitest';

import { deafUntil } from '../src/lib/settling';

const box = { left: 0, right: 100, top: 500, bottom: 554 };

test('a button that comes up under a finger does not hear its second tap', () => {
  expect(deafUntil(box, { x: 50, y: 520, at: 1000 }, 1300)).toBe(2300);
  expect(deafUntil(box, { x: 150, y: 520, at: 1000 }, 1300)).toBe(0);
  expect(deafUntil(box, { x: 50, y: 600, at: 1000 }, 1300)).toBe(0);
  expect(deafUntil(box, { x: 50, y: 520, at: 1000 }, 4000)).toBe(0);
  expect(deafUntil(box, null, 4000)).toBe(0);
});
