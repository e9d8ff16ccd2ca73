import { runStaticChecks } from '../checks/static-checks.ts';
import { describeFailure, Stopped } from '../problem.ts';
import { say, warn } from '../terminal.ts';
import { suiteProjects, unitProjects } from '../test-run/projects.ts';
import { runBrowserTests, runVitest } from '../test-run/runners.ts';
import { sum, type Tally } from '../test-run/tally.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** A suite that does not come up is one failure more, not the end of the report. */
async function testAgainstSuite(): Promise<Tally[]> {
  try {
    return await withTestSuite(async (env) => [
      await runVitest('Rules and API tests', suiteProjects, { env }),
      await runBrowserTests(env),
    ]);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    warn(describeFailure(error));
    return [{ passed: 0, failed: 1 }];
  }
}

/** `npm test`: everything that CI runs, on ports and state of its own. */
export async function test(): Promise<boolean> {
  const staticTally = { passed: 0, failed: await runStaticChecks() };
  const unitTally = await runVitest('Unit tests', unitProjects);
  const total = sum([staticTally, unitTally, ...(await testAgainstSuite())]);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
