/* A match in a few words. */
import type { Match } from '../wire';
import { text } from './words.svelte';

/** A number with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What is played for: so many points, or one deal. */
export function goal(match: Match): string {
  return text(match.goal);
}
