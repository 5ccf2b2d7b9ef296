import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = process.env['SUKNO_SERVER'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/sukno/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing inline: the page lives under a strict Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true }, '/words': SERVER },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
