import { describe, expect, test, vi } from 'vitest';

import { commonKey, pressed } from '../src/table/keys';
import type { LiveTable } from '../src/table/live.svelte';

const event = (key: string, code: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;

const opened = (pressed: KeyboardEvent): string | undefined => {
  const open = vi.fn();
  commonKey(pressed, { undo: vi.fn(), look: vi.fn() } as unknown as LiveTable, { open });
  return open.mock.calls[0]?.[0] as string | undefined;
};

describe('keys', () => {
  test('the question mark asks for help wherever it is, and a comma does not', () => {
    expect(opened(event('?', 'Slash', { shiftKey: true })), 'English').toBe('help');
    expect(opened(event('?', 'Digit7', { shiftKey: true })), 'Russian').toBe('help');
    expect(opened(event('?', 'Minus', { shiftKey: true })), 'German').toBe('help');
    expect(opened(event(',', 'Slash', { shiftKey: true })), 'Russian').toBeUndefined();
    expect(opened(event('.', 'Slash')), 'Russian').toBeUndefined();
  });
  test.each([['r', 'KeyR', 'rules'], ['к', 'KeyR', 'rules'], ['ы', 'KeyS', 'score'], ['S', 'KeyS', 'score'], ['р', 'KeyH', 'help']])('letters count by their places: %s on %s', (key, code, panel) => {
    expect(opened(event(key, code))).toBe(panel);
    expect(opened(event(key, code, { ctrlKey: true }))).toBeUndefined();
  });
  test('brackets count by what they write, and by their places where those write letters', () => {
    const back = { code: 'BracketLeft', plain: true };
    expect(pressed(event('[', 'BracketLeft'))).toEqual(back);
    expect(pressed(event('х', 'BracketLeft')), 'Russian').toEqual(back);
    expect(pressed(event('[', 'Digit8', { ctrlKey: true, altKey: true })), 'German, with AltGr').toEqual(back);
    expect(pressed(event('[', 'Digit5', { altKey: true })), 'German, on a Mac').toEqual(back);
  });
  test('both Enters are one', () => {
    expect(pressed(event('Enter', 'NumpadEnter'))).toEqual({ code: 'Enter', plain: true });
  });
});
