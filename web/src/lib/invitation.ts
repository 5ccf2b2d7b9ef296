/* An invitation that was opened and not yet accepted. It stays over a reload, in this window only; the address forgets
   it at once. */
const KEY = 'sukno.invitation';

export interface Pending {
  readonly invitation: string;
  /** By chance: who asks again with it, for no answer came, has the seat still. */
  readonly key: string;
}

const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && typeof (value as Pending).invitation === 'string' && typeof (value as Pending).key === 'string';

function chance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const pending = {
  /** What was opened before the page was loaded anew. */
  read(): Pending | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      return isPending(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  /** An invitation was opened; perhaps not for the first time. */
  open(invitation: string): Pending {
    const before = this.read();
    const opened = before?.invitation === invitation ? before : { invitation, key: chance() };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(opened));
    } catch {
      // No storage here: it lasts as long as the page.
    }
    return opened;
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
