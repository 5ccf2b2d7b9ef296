/* What is said to those who hear the page: the last lines of it. */
import { untrack } from 'svelte';

import { sentence } from './sentence';

/** So many lines can still be read again. */
const KEPT = 6;

export class Saying {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #count = 0;

  say(text: string): void {
    this.#count += 1;
    this.lines = [...untrack(() => this.lines).slice(1 - KEPT), { id: this.#count, text: sentence(text) }];
  }
}
