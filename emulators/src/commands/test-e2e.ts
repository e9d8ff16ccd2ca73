import { say } from '../terminal.ts';
import { runBrowserTests } from '../test-run/runners.ts';
import { describeTally, isGood } from '../test-run/tally.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

async function runViews(
  args: readonly string[],
  views: Parameters<typeof runBrowserTests>[2],
): Promise<boolean> {
  const tally = await withTestSuite((env) => runBrowserTests(env, args, views));
  say(describeTally(tally));
  return isGood(tally);
}

/** `npm run test:e2e [-- filter]`: the browser tests alone. */
export const testE2e = (args: readonly string[]) => runViews(args, 'usual');

/** `npm run test:views [-- filter]`: those that only look in another language or width, for once a week. */
export const testViews = (args: readonly string[]) => runViews(args, 'further');
