import { defineConfig } from 'vitest/config';
import web from './web/vite.config.ts';

// A mail that could not be sent goes out half a minute later.
const suiteTimeoutMs = 90_000;
const suite = { fileParallelism: false, testTimeout: suiteTimeoutMs, hookTimeout: suiteTimeoutMs };

const screens = 'src/**/*.screen.test.tsx';

/** Test files share modules, which would else be loaded anew for each; what a test changes it puts back. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    // What a test that passed has logged is of no interest.
    silent: 'passed-only',
    // What was compiled is kept in node_modules, by its content.
    fsModuleCache: true,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'functions',
          include: ['functions/{src,build,preview}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/deployable.test.ts'],
          ...shared,
        },
      },
      './web/vite.config.ts',
      // Whole screens are drawn by the hundred: too slow for `npm run check`.
      {
        ...web,
        root: 'web',
        test: { ...web.test, name: 'screens', include: [screens], exclude: [] },
      },
      {
        test: {
          name: 'emulators',
          include: ['emulators/**/*.test.ts', 'stories/src/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
          ...shared,
        },
      },
      // Installs what is deployed from the registry: too slow for `npm run check`.
      { test: { name: 'deployable', include: ['functions/build/deployable.test.ts'] } },
      // These two talk to a running suite; the launcher tells them where it is.
      { test: { name: 'rules', include: ['e2e/rules/**/*.test.ts'], ...suite } },
      {
        test: {
          name: 'api',
          include: ['{functions,stories}/src/**/*.api.test.ts'],
          setupFiles: ['functions/test/dismiss-admins.ts'],
          ...suite,
        },
      },
    ],
  },
});
