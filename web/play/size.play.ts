/* What a browser has to fetch before the first card. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '..', '..', 'src', 'sukno', 'server', 'page');

test('the scripts of the first card are small', () => {
  const index = readFileSync(join(PAGE, 'index.html'), 'utf8');
  const scripts = readdirSync(join(PAGE, 'assets')).filter((name) => name.endsWith('.js') && index.includes(name));
  const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(PAGE, 'assets', name))).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(150_000);
});

test('nothing comes from elsewhere, and nothing is inline', () => {
  const index = readFileSync(join(PAGE, 'index.html'), 'utf8');
  expect(index).not.toMatch(/https?:\/\//);
  expect(index).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
});
