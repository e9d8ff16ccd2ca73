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
    // They empty the suite: the runner lets nobody else be there.
    {
      name: 'alone',
      testMatch: 'alone/*.spec.ts',
      workers: 1,
      outputDir: '../test-results/alone',
    },
  ],
  // They wait more than they compute: for mails, for the undo's seconds, for pages.
  workers: availableParallelism() < 4 ? 2 : 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // On two busy cores, twenty approvals have taken ten seconds: a wait ends as soon as it is met.
  timeout: 240_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL: BASE_URL,
    // So that a click on what is not there fails by its own name, not by the test's end.
    actionTimeout: 25_000,
    trace: 'retain-on-failure',
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
