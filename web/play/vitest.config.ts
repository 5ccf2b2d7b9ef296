import { defineConfig } from 'vitest/config';

// Real browsers against a real server: one after another, for the machine is small.
export default defineConfig({
  test: {
    include: ['play/**/*.play.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 30_000,
  },
});
