import { defineConfig } from 'vitest/config';
import web from './web/vite.config.ts';

// A mail that could not be sent is sent again half a minute later.
const suiteTimeoutMs = 90_000;
const suite = { fileParallelism: false, testTimeout: suiteTimeoutMs, hookTimeout: suiteTimeoutMs };

const screens = 'src/**/*.screen.test.tsx';

/**
 * Test files share modules, which would otherwise be loaded for each file. A test restores what it changes. The
 * time-out only ends tests that hang: on a third of two cores some of them take longer than Vitest's five seconds.
 */
const shared = { isolate: false, testTimeout: 60_000 };

/** These put a module of their own in another one's place, so that they share none with other files. */
const mockingModules = ['late-commit', 'logged-secrets'].map(
  (name) => `functions/src/**/${name}.api.test.ts`,
);

const api = {
  name: 'api',
  include: ['{functions,stories}/src/**/*.api.test.ts'],
  exclude: mockingModules,
  globalSetup: ['functions/test/pause-triggers.ts', 'functions/test/second-server.ts'],
  setupFiles: ['functions/test/start-alone.ts', 'functions/test/record-calls.ts'],
  ...shared,
  ...suite,
};

export default defineConfig({
  test: {
    // The log of a passed test is not shown.
    silent: 'passed-only',
    // Compiled modules are cached in node_modules by their content.
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
      // These tests draw hundreds of whole screens, which is too slow for `npm run check`.
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
      // This test installs the deployed dependencies from the registry, which is too slow for `npm run check`.
      { test: { name: 'deployable', include: ['functions/build/deployable.test.ts'] } },
      // These projects need a running suite; the launcher sets its addresses in the environment.
      { test: { name: 'rules', include: ['e2e/rules/**/*.test.ts'], ...suite } },
      { test: api },
      {
        test: {
          ...api,
          name: 'api-mocking',
          include: mockingModules,
          exclude: [],
          isolate: true,
          // After the others: each file begins without the admins of those before it.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
