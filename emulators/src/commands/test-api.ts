import { say } from '../terminal.ts';
import { runVitest } from '../test-run/runners.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run test:api [-- filter]`: the tests of rules and API alone, against a suite of their own. */
export async function testApi(args: readonly string[]): Promise<boolean> {
  const { passed, failed } = await withTestSuite((env) =>
    runVitest('Rules and API tests', ['rules', 'api'], { env, filters: args }),
  );
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
