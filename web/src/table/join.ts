/* Sitting down at a table whose game one learns with its first message. */
import { Line, lineAddress, type Socket } from '../lib/line';
import { isLaid, type CasinoSeen, type PictureSeen } from '../lib/seen';
import type { Seat } from '../lib/seats';
import type { LaidStore } from '../laid/store.svelte';
import type { PictureStore } from '../picture/store.svelte';
import type { Seen } from '../wire';
import { TableStore } from './store.svelte';

export type Store = TableStore | PictureStore | LaidStore;

/** Whether everybody has cards laid out at a table. */
export const isLaidStore = (store: Store): store is LaidStore => 'picked' in store;

/** On the way to a table. */
export interface Door {
  close(): void;
  wake(): void;
  doubt(): void;
}

interface Welcome {
  sat(store: Store): void;
  /** There is no such table, or no such seat. */
  gone(): void;
  failed(): void;
}

export function join({ table, seat }: Seat, welcome: Welcome): Door {
  let known: Seen | null = null;
  let there: readonly number[] = [];
  let closed = false;

  async function sit(first: Seen): Promise<void> {
    const store = first.scene.kind === 'casino' ? new TableStore(table, seat, line) : await picturedStore(first as PictureSeen, seat, line);
    if (closed) return;
    // What came meanwhile is newer.
    if (store instanceof TableStore) store.begin((known ?? first) as CasinoSeen, there);
    else store.begin((known ?? first) as PictureSeen, there);
    welcome.sat(store);
  }

  const line: Line = new Line(
    {
      seen: (seen) => {
        const first = known === null;
        known = seen;
        if (first) void sit(seen).catch(welcome.failed);
      },
      present: (seats) => (there = seats),
      state: (state) => {
        if (state === 'gone') welcome.gone();
      },
    },
    () => new WebSocket(lineAddress(table, seat)) as unknown as Socket,
  );
  return {
    close() {
      closed = true;
      line.close();
    },
    wake: () => line.wake(),
    doubt: () => line.doubt(),
  };
}

/** Every game but Casino is fetched when first played. */
async function picturedStore({ table, scene, seat }: PictureSeen, token: string, line: Line): Promise<PictureStore | LaidStore> {
  if (isLaid(scene, seat)) {
    const { LaidStore } = await import('../laid/store.svelte');
    return new LaidStore(table, token, line);
  }
  const { PictureStore } = await import('../picture/store.svelte');
  return new PictureStore(table, token, line);
}
