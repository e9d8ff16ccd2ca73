import { defineConfig } from '@playwright/test';

const { BASE_URL = 'http://127.0.0.1:5000', CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: '.',
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
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: BASE_URL,
    // So that a click on what is not there fails by its own name, not by the test's end.
    actionTimeout: 15_000,
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
