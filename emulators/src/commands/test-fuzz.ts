import { installSchemathesis } from '../fuzz/install-schemathesis.ts';
import { runSchemathesis } from '../fuzz/run-schemathesis.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/**
 * `npm run test:fuzz [-- options of schemathesis run]`: generated requests to every route, the
 * answers checked against /api/openapi.json.
 */
export async function testFuzz(args: readonly string[]): Promise<boolean> {
  const programs = await installSchemathesis();
  return withTestSuite((env) => runSchemathesis(programs, env, args));
}
