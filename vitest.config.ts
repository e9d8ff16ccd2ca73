import { defineConfig } from 'vitest/config';

const suiteTimeoutMs = 30_000;
const suite = { fileParallelism: false, testTimeout: suiteTimeoutMs, hookTimeout: suiteTimeoutMs };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts', 'functions/build/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/deployable.test.ts'],
        },
      },
      './web/vite.config.ts',
      { test: { name: 'emulators', include: ['emulators/**/*.test.ts'] } },
      // Installs what is deployed from the registry: too slow for `npm run check`.
      { test: { name: 'deployable', include: ['functions/build/deployable.test.ts'] } },
      // These two talk to a running suite; the launcher tells them where it is.
      { test: { name: 'rules', include: ['e2e/rules/**/*.test.ts'], ...suite } },
      { test: { name: 'api', include: ['functions/src/**/*.api.test.ts'], ...suite } },
    ],
  },
});
