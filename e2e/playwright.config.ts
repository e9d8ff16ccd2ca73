import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { furtherViews } from './support/further-views.ts';

const { BASE_URL = 'http://127.0.0.1:5000', CHROMIUM_PATH, E2E_VIEWS } = process.env;
const further = new RegExp(furtherViews.tag);

export default defineConfig({
  testDir: '.',
  ...(E2E_VIEWS === 'further' ? { grep: further } : { grepInvert: further }),
  // The kept pictures are those of the pinned Chromium on Linux.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  projects: [
    {
      name: 'together',
      testMatch: '{journeys,public}/*.spec.ts',
      outputDir: '../test-results/together',
    },
    // These tests delete all data of the suite, so no other tests run at the same time.
    {
      name: 'alone',
      testMatch: 'alone/*.spec.ts',
      workers: 1,
      outputDir: '../test-results/alone',
    },
    // The second club's journey, on a suite of that club.
    { name: 'club', testMatch: 'clubs/*.spec.ts', outputDir: '../test-results/club' },
  ],
  // There is one worker more than cores, because tests mostly wait for mails, pages and the countdown of the undo.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The limits are long, because on a busy machine with two cores a login has taken half a minute while two hundred
  // mails were sent. A wait ends as soon as its condition is met.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: BASE_URL,
    // A click on a missing element fails after this time, with a message about the element, before the test times
    // out.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        // Tests close their pages before optimising the pages' scripts pays off. Without optimisation, tests take a
        // tenth less time.
        '--js-flags=--no-opt --no-maglev',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
