// This import comes first, because the others read the facts of the club.
import './emulators/src/club/test-upstreams-club.ts';

import { defineConfig } from 'vitest/config';
import { checkedClub } from './emulators/src/club/use-upstreams-club.ts';
import { SlowFilesFirst } from './emulators/src/test-run/slow-files-first.ts';
import web from './web/vite.config.ts';

// A test may have to wait for a mail whose first delivery failed. The mail is sent again half a minute later.
const suiteTimeoutMs = 90_000;
const suite = { fileParallelism: false, testTimeout: suiteTimeoutMs, hookTimeout: suiteTimeoutMs };

const chosenClub = 'emulators/src/club/**/*.club.test.ts';
const screens = 'src/**/*.screen.test.tsx';

/**
 * Test files share the loaded modules, because loading them for each file takes too long. Each test restores what it
 * changes. The time-outs are long because a slow machine must not fail a test.
 */
const shared = { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 };

/** These tests replace modules by mocks, so they must not share modules with other test files. */
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
    sequence: { sequencer: SlowFilesFirst },
    // Only failed tests show their log output.
    silent: 'passed-only',
    // Vitest stores compiled modules in node_modules, so that unchanged files are not compiled again.
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
      // These tests draw hundreds of whole pages, which is too slow for `npm run check`.
      {
        ...web,
        root: 'web',
        test: { ...web.test, name: 'screens', include: [screens], exclude: [] },
      },
      {
        test: {
          name: 'emulators',
          include: ['emulators/**/*.test.ts', 'stories/src/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', chosenClub],
          ...shared,
        },
      },
      // These few tests are about the club that is built; all others are about upstream's.
      { test: { name: 'club', include: [chosenClub], env: { CLUB: checkedClub() } } },
      // This test installs the dependencies of the deployed functions from the npm registry, which is too slow for `npm
      // run check`.
      { test: { name: 'deployable', include: ['functions/build/deployable.test.ts'] } },
      // These projects need a running suite. The launcher of the suite passes its addresses in environment variables.
      { test: { name: 'rules', include: ['e2e/rules/**/*.test.ts'], ...suite } },
      { test: api },
      {
        test: {
          ...api,
          name: 'api-mocking',
          include: mockingModules,
          exclude: [],
          isolate: true,
          // These files run after those of the other projects, because each file first deletes the admins that other
          // files created.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
