import { describe, expect, test } from 'vitest';

import { shown } from '../src/lib/lesson';
import { usable } from '../src/lib/tutor.svelte';
import type { Lesson, Step, StepKey } from '../src/wire';

const step = (key: StepKey | null): Step => ({ key, said: { id: String(key), args: {} }, move: '', cards: [] });
const lesson = (done: readonly StepKey[], now: readonly StepKey[]): Lesson => ({ done, now: now.map(step), remark: step(null), aside: null });
const SEVEN = ['take', 'sum', 'several', 'build', 'raise', 'trail', 'sweep'] as const;

describe('the step that is shown', () => {
  test('is the first that is neither done nor skipped', () => {
    expect(shown(lesson(['take'], ['sum', 'trail', 'score']), [], true)).toEqual({ step: step('sum'), past: 1, aside: null });
    expect(shown(lesson(['take'], ['sum', 'trail', 'score']), ['sum'], true)).toEqual({ step: step('trail'), past: 2, aside: null });
    // Skipped and then done all the same: it counts once.
    expect(shown(lesson(['take', 'sum'], ['trail', 'score']), ['sum'], true)?.past).toBe(2);
  });
  test('comes after what is said of the last move', () => {
    const aside = { id: 'aside', args: {} };
    expect(shown({ ...lesson(['take'], ['sum', 'score']), aside }, [], true)).toEqual({ step: step('sum'), past: 1, aside });
    expect(shown({ ...lesson(['take'], ['score']), aside }, [], false)).toEqual({ step: null, past: 1, aside });
  });
  test('is a remark where the cards allow none of those left, and nothing while others play', () => {
    expect(shown(lesson(['take'], ['sum', 'score']), ['sum'], true)).toEqual({ step: step(null), past: 2, aside: null });
    expect(shown(lesson(['take'], ['score']), [], false)).toEqual({ step: null, past: 1, aside: null });
  });
  test('is the score when the others are past, whoever plays; after it the lesson is over', () => {
    expect(shown(lesson(SEVEN, ['score']), [], true)).toEqual({ step: step('score'), past: 7, aside: null });
    expect(shown(lesson([], ['take', 'score']), [...SEVEN], false)).toEqual({ step: step('score'), past: 7, aside: null });
    expect(shown(lesson(SEVEN, ['score']), ['score'], true)).toBeNull();
    expect(shown(lesson([...SEVEN, 'score'], []), [], false)).toBeNull();
  });
});

test('what a browser remembers of the lesson is read as far as it can be', () => {
  const nothing = { settled: false, table: '', skipped: [], left: false };
  for (const kept of [null, '', '{', '7', 'null', '[]', '{"skipped": 7, "settled": "yes"}']) expect(usable(kept)).toEqual(nothing);
  expect(usable('{"settled": true, "table": "t", "skipped": ["sum", "no", "take"], "left": true}'))
    .toEqual({ settled: true, table: 't', skipped: ['take', 'sum'], left: true });
});
