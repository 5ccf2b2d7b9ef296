/* Was the pack the one that was promised before the first card? SHA-256 of nonce and pack, counted here in the page. */
import type { Promise as PackPromise } from '../wire';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));

/** The hash of a nonce (hex) and a pack's text, in hex. */
export async function commitment(nonce: string, pack: string): Promise<string> {
  const [salt, text] = [bytesOf(nonce), new TextEncoder().encode(pack)];
  const whole = new Uint8Array(salt.length + text.length);
  whole.set(salt);
  whole.set(text, salt.length);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `kept`, `broken`, or `open` where the pack is not shown yet, or this browser cannot count. */
export async function verify(promised: string, shown: Omit<PackPromise, 'laid_out'>): Promise<'kept' | 'broken' | 'open'> {
  if (!shown.pack || !shown.nonce) return 'open';
  if (!('crypto' in globalThis) || !('subtle' in crypto)) return 'open';
  const same = promised === shown.commitment && (await commitment(shown.nonce, shown.pack)) === promised;
  return same ? 'kept' : 'broken';
}
