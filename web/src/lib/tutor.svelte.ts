/* What this browser remembers of the first game: whether it still need be offered, what was skipped, what was left. */
import type { StepKey } from '../wire';
import { STEPS } from './lesson';

interface Kept {
  /** The lesson was refused, begun, or is no longer needed: it is offered no more. */
  settled: boolean;
  /** The table of the last lesson. */
  table: string;
  skipped: readonly StepKey[];
  left: boolean;
}

const KEY = 'sukno.lesson';
const NOTHING: Kept = { settled: false, table: '', skipped: [], left: false };

/** What was kept, as far as it can be used. */
export function usable(kept: string | null): Kept {
  try {
    const read = JSON.parse(kept ?? 'null') as Partial<Record<keyof Kept, unknown>> | null;
    if (typeof read !== 'object' || read === null) return NOTHING;
    return {
      settled: read.settled === true,
      table: typeof read.table === 'string' ? read.table : '',
      skipped: Array.isArray(read.skipped) ? STEPS.filter((key) => (read.skipped as unknown[]).includes(key)) : [],
      left: read.left === true,
    };
  } catch {
    return NOTHING;
  }
}

class Tutor {
  #kept = $state.raw(read());

  /** Whether somebody new is to be offered a lesson. */
  get offers(): boolean {
    return !this.#kept.settled;
  }

  /** The steps skipped at a table. */
  skipped(table: string): readonly StepKey[] {
    return this.#kept.table === table ? this.#kept.skipped : [];
  }

  /** Whether the lesson at a table was left. */
  left(table: string): boolean {
    return this.#kept.table === table && this.#kept.left;
  }

  settle(): void {
    if (this.offers) this.#keep({ settled: true });
  }

  begin(table: string): void {
    this.#keep({ ...NOTHING, settled: true, table });
  }

  skip(table: string, step: StepKey): void {
    this.#keep({ table, skipped: [...this.skipped(table), step], left: false });
  }

  leave(table: string): void {
    this.#keep({ table, left: true });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // No storage here: it lasts as long as the page.
    }
  }
}

function read(): Kept {
  try {
    return usable(localStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

export const tutor = new Tutor();
