/* A match in a few words. */
import type { Match } from '../wire';
import { t } from './words.svelte';

/** How far one plays: to so many points, or one deal. */
export function goal(match: Match): string {
  return match.target === null ? t('terminal-form-one-deal') : t('terminal-form-to', { points: match.target });
}
