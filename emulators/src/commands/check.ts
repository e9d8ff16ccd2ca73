import { runStaticChecks } from '../checks/static-checks.ts';
import { say } from '../terminal.ts';
import { unitProjects } from '../test-run/projects.ts';
import { runVitest } from '../test-run/runners.ts';

/** `npm run check`: types, lint, format and unit tests; needs no emulator. */
export async function check(args: readonly string[]): Promise<boolean> {
  const staticFailures = await runStaticChecks();
  const { passed, failed } = await runVitest('Unit tests', unitProjects, { filters: args });
  say(`${passed} passed, ${failed + staticFailures} failed`);
  return failed + staticFailures === 0;
}
