/* Which step of the first game is shown, from what the server says can be shown and what the learner skipped. */
import type { Lesson, Said, Step, StepKey } from '../wire';

export const STEPS: readonly StepKey[] = ['take', 'sum', 'several', 'build', 'raise', 'trail', 'sweep', 'score'];

export interface Shown {
  /** What to say; null: moves are being made, and the learner looks on. */
  readonly step: Step | null;
  /** How many steps are done or skipped. */
  readonly past: number;
  /** Said before it: that the last move did a step in another way. */
  readonly aside: Said | null;
}

/** What is shown; null: the lesson is over. */
export function shown(lesson: Lesson, skipped: readonly StepKey[], mine: boolean): Shown | null {
  const left = STEPS.filter((key) => !lesson.done.includes(key) && !skipped.includes(key));
  const past = STEPS.length - left.length;
  if (!left.length) return null;
  const { aside } = lesson;
  // The score comes last, at any moment; the other steps when it is the learner's turn and the cards allow them.
  if (left[0] === 'score') {
    const score = lesson.now.find((step) => step.key === 'score') ?? null;
    return score && { step: score, past, aside };
  }
  if (!mine) return { step: null, past, aside };
  const step = lesson.now.find((one) => one.key !== null && one.key !== 'score' && left.includes(one.key));
  return { step: step ?? lesson.remark, past, aside };
}
