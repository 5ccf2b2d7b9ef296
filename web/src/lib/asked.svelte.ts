/* What a panel asks the server for: where it did not come, it is asked for again as soon as the line is back. */
import { untrack } from 'svelte';

let backs = $state(0);

/** The line was down and is up again. */
export function lineIsBack(): void {
  backs += 1;
}

/** Do something now, while a panel is made, and whenever the line is back. */
export function nowAndWhenBack(does: () => void): void {
  $effect(() => {
    void backs;
    untrack(does);
  });
}

export class Asked<Answer> {
  answer = $state.raw<Answer>();
  failed = $state(false);

  constructor(ask: () => Promise<Answer>) {
    nowAndWhenBack(() => {
      if (this.answer !== undefined) return;
      void ask().then(
        (answer) => {
          this.answer = answer;
          this.failed = false;
        },
        () => (this.failed = true),
      );
    });
  }
}
