import { runStaticChecks } from '../checks/static-checks.ts';
import { describeFailure, Stopped } from '../problem.ts';
import { say, warn } from '../terminal.ts';
import {
  runBrowserTests,
  runScreenTests,
  runSuiteTests,
  runUnitTests,
} from '../test-run/runners.ts';
import { describeTally, sum, type Tally } from '../test-run/tally.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** What needs no suite. */
async function testWithoutSuite(): Promise<Tally[]> {
  const quick = await Promise.all([runStaticChecks(), runUnitTests()]);
  return [...quick, await runScreenTests()];
}

/**
 * Starts a suite at once and uses it when the machine is free. One that does not come up is one
 * failure more, not the end of the report.
 */
async function testAgainstSuite(isFree: Promise<unknown>): Promise<Tally[]> {
  try {
    return await withTestSuite(async (env) => {
      await isFree;
      return [await runSuiteTests(env), await runBrowserTests(env)];
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    warn(describeFailure(error));
    return [{ passed: 0, failed: 1, failures: ['The suite did not come up'] }];
  }
}

/** `npm test`: everything that CI runs, on ports and state of its own. */
export async function test(): Promise<boolean> {
  const quick = testWithoutSuite();
  const tallies = await Promise.all([quick, testAgainstSuite(quick)]);
  const total = sum(tallies.flat());
  say(describeTally(total));
  return total.failed === 0;
}
