import { say } from '../terminal.ts';
import { runSuiteTests } from '../test-run/runners.ts';
import { describeTally, isGood } from '../test-run/tally.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run test:api [-- filter]`: the tests of rules and API alone, against a suite of their own. */
export async function testApi(args: readonly string[]): Promise<boolean> {
  const tally = await withTestSuite((env) => runSuiteTests(env, args, ['rules', 'api']));
  say(describeTally(tally));
  return isGood(tally);
}
