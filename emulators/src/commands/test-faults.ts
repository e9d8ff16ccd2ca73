import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/**
 * `npm run test:faults`: the deployed bundle killed at each of its calls to the outside, and every
 * route with Firestore, Auth or Storage down, slow or silent; then what was lost.
 */
export async function testFaults(args: readonly string[]): Promise<boolean> {
  return withTestSuite((env) => runScript('functions', 'test/faults/run.ts', args, env));
}
