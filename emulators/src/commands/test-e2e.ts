import { say } from '../terminal.ts';
import { runBrowserTests } from '../test-run/runners.ts';
import { describeTally } from '../test-run/tally.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run test:e2e [-- filter]`: the browser tests alone. */
export async function testE2e(args: readonly string[]): Promise<boolean> {
  const tally = await withTestSuite((env) => runBrowserTests(env, args));
  say(describeTally(tally));
  return tally.failed === 0;
}
