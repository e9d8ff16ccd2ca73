import { say } from '../terminal.ts';
import { runBrowserTests } from '../test-run/runners.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run test:e2e [-- filter]`: the browser journeys alone. */
export async function testE2e(args: readonly string[]): Promise<boolean> {
  const { passed, failed } = await withTestSuite((env) => runBrowserTests(env, args));
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
