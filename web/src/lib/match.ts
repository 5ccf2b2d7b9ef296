/* A match in a few words. */
import type { Match } from '../wire';
import { text } from './words.svelte';

/** What is played for: so many points, or one deal. */
export function goal(match: Match): string {
  return text(match.goal);
}
