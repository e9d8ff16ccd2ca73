import { runStaticChecks } from '../checks/static-checks.ts';
import { describeFailure, Stopped } from '../problem.ts';
import { say, warn } from '../terminal.ts';
import {
  runBrowserTests,
  runScreenTests,
  runSuiteTestsInHalves,
  runUnitTests,
} from '../test-run/runners.ts';
import { describeTally, isGood, sum, type Tally } from '../test-run/tally.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/**
 * Starts two suites at once and uses them when the machine is free; the browsers want all of it again. One
 * that does not come up is one failure more, not the end of the report.
 */
async function testAgainstSuite(
  isFree: Promise<unknown>,
  isFreeAgain: Promise<unknown>,
): Promise<Tally[]> {
  try {
    return await withTestSuite(async (env) => {
      const api = await withTestSuite(async (second) => {
        await isFree;
        return runSuiteTestsInHalves([env, second]);
      }, 'second');
      await isFreeAgain;
      return [api, await runBrowserTests(env)];
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    warn(describeFailure(error));
    return [{ passed: 0, failed: 1, failures: ['The suite did not come up'] }];
  }
}

/** `npm test`: what CI runs on each push but the rehearsals, on ports and state of its own. */
export async function test(): Promise<boolean> {
  const quick = Promise.all([runStaticChecks(), runUnitTests()]);
  // API tests mostly wait for the suite, and leave time for the screens.
  const screens = quick.then(() => runScreenTests());
  const tallies = await Promise.all([quick, screens, testAgainstSuite(quick, screens)]);
  const total = sum(tallies.flat());
  say(describeTally(total));
  return isGood(total);
}
