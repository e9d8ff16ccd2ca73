import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { furtherViews } from './support/further-views.ts';

const { BASE_URL = 'http://127.0.0.1:5000', CHROMIUM_PATH, E2E_VIEWS } = process.env;
const further = new RegExp(furtherViews.tag);

export default defineConfig({
  testDir: '.',
  ...(E2E_VIEWS === 'further' ? { grep: further } : { grepInvert: further }),
  projects: [
    {
      name: 'together',
      testMatch: '{journeys,public}/*.spec.ts',
      outputDir: '../test-results/together',
    },
    // These tests empty the suite, so the runner starts no others beside them.
    {
      name: 'alone',
      testMatch: 'alone/*.spec.ts',
      workers: 1,
      outputDir: '../test-results/alone',
    },
  ],
  // Tests wait more than they compute: for mails, for the undo countdown, for pages.
  workers: availableParallelism() < 4 ? 2 : 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A login beside two hundred mails has taken half a minute on a third of two cores. A wait ends as soon as its
  // condition is met.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: BASE_URL,
    // A click on a missing element fails with its own message before the test times out.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
