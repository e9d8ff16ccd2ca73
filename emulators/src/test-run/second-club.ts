import { buildClub } from '../build/tasks.ts';
import { findChromium } from '../find-chromium.ts';
import { inRoot } from '../paths.ts';
import { runBrowserProject, runVitest } from './runners.ts';
import { sum, type Tally } from './tally.ts';
import { withTestSuite } from './with-test-suite.ts';

/**
 * The folder of a club that differs from upstream's in everything that a club can choose. It is always built and
 * tested, so that nothing of upstream's club stays in the product.
 */
export const secondClub = 'e2e/clubs/viola';

const config = inRoot('e2e', 'clubs', 'vitest.config.ts');

/** Builds the second club, and tests what people see of it: screens without a server, mails, receipts and passes. */
export async function testSecondClub(filters: readonly string[] = []): Promise<Tally> {
  const { web } = await buildClub(secondClub);
  const env = { CLUB: secondClub, CLUB_WEB: web, CHROMIUM_PATH: await findChromium() };
  return runVitest('The second club', ['club-seen'], { config, filters, env, inBackground: true });
}

/** Runs the API tests and the journey of the second club, on a suite of this club. */
export async function testSecondClubOnSuite(): Promise<Tally> {
  const club = { folder: secondClub, build: await buildClub(secondClub) };
  return withTestSuite(
    async (suite) => {
      const env = { ...suite, CLUB: secondClub };
      const api = await runVitest("The second club's API tests", ['club-api'], { config, env });
      return sum([api, await runBrowserProject('club', env)]);
    },
    { club },
  );
}
