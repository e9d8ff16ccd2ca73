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

/** A suite that does not come up is one failure more, not the end of the report. */
async function testAgainstSuite(): Promise<Tally[]> {
  try {
    return await withTestSuite(async (env) => [
      await runSuiteTests(env),
      await runBrowserTests(env),
    ]);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    warn(describeFailure(error));
    return [{ passed: 0, failed: 1, failures: ['The suite did not come up'] }];
  }
}

/** `npm test`: everything that CI runs, on ports and state of its own. */
export async function test(): Promise<boolean> {
  const quick = await Promise.all([runStaticChecks(), runUnitTests()]);
  const total = sum([...quick, await runScreenTests(), ...(await testAgainstSuite())]);
  say(describeTally(total));
  return total.failed === 0;
}
