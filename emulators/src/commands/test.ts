import { checkSize } from '../checks/size.ts';
import { runStaticChecks } from '../checks/static-checks.ts';
import { choosePorts } from '../ports.ts';
import { describeFailure, Problem, Stopped } from '../problem.ts';
import { seedAfresh } from '../seed/seed-suite.ts';
import { say, warn } from '../terminal.ts';
import {
  runBrowserProject,
  runBrowserTests,
  runScreenTests,
  runSuiteTests,
  runSuiteTestsInParts,
  runUnitTests,
} from '../test-run/runners.ts';
import { testSecondClub } from '../test-run/second-club.ts';
import { describeTally, isGood, sum, type Tally } from '../test-run/tally.ts';
import { withTestSuite, withTestSuites } from '../test-run/with-test-suite.ts';

/**
 * Runs the API tests on three suites at once. When those on the first or the second suite have ended, browser tests
 * begin on this suite. If a suite does not start, this counts as one failed test, so that the results of the other tests
 * are still reported.
 */
async function testAgainstSuites(): Promise<Tally[]> {
  try {
    return await withTestSuites(async (suites) => {
      const api = runSuiteTestsInParts(suites);
      const together = async () => {
        await api.parts[0];
        // The tests read lists, which take longer with the members of the API tests.
        await seedAfresh(choosePorts('test'));
        return runBrowserProject('together', { ...(await suites[0]) });
      };
      const alone = async () => {
        await api.parts[1];
        return runBrowserProject('alone', { ...(await suites[1]) });
      };
      return Promise.all([api.all, together(), alone()]);
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    warn(describeFailure(error));
    return [{ passed: 0, failed: 1, failures: ['The suite did not come up'] }];
  }
}

/**
 * Functions that run one level of tests. With words, they run only the test files whose path contains one of the words.
 */
const levels: Record<string, (words: readonly string[]) => Promise<Tally>> = {
  screens: (words) => runScreenTests(words),
  club: (words) => testSecondClub(words),
  api: (words) =>
    withTestSuite((env) => runSuiteTests(env, words, ['rules', 'api', 'api-mocking'])),
  browser: (words) => withTestSuite((env) => runBrowserTests(env, words, 'usual')),
};

async function report(run: Promise<Tally>): Promise<boolean> {
  const tally = await run;
  say(describeTally(tally));
  return isGood(tally);
}

/** `npm run lab -- views [words]` runs the browser tests that `npm test` leaves out. */
export const testViews = (words: readonly string[]) =>
  report(withTestSuite((env) => runBrowserTests(env, words, 'further')));

/**
 * `npm test` runs everything that CI runs on each push except the rehearsals, with separate ports and state. `npm test
 * -- screens|club|api|browser [words]` runs one level; `npm run test:e2e` runs the level `browser`.
 */
export async function test([level, ...words]: readonly string[] = []): Promise<boolean> {
  if (level !== undefined) {
    const run = levels[level];
    if (!run) throw new Problem(`Levels: ${Object.keys(levels).join(', ')}; not "${level}".`);
    return report(run(words));
  }
  // What needs no suite runs in the background. Tests against a suite often wait, and leave the processor to it.
  const quick = Promise.all([runStaticChecks(), runUnitTests()]);
  const screens = quick.then(() => runScreenTests([], { besideOthers: true }));
  const club = screens.then(() => testSecondClub());
  const tallies = await Promise.all([quick, screens, club, testAgainstSuites()]);
  return report(Promise.resolve(sum([checkSize(), ...tallies.flat()])));
}
