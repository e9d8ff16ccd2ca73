import { runStaticChecks } from '../checks/static-checks.ts';
import { say } from '../terminal.ts';
import { runUnitTests } from '../test-run/runners.ts';
import { describeTally, isGood, sum } from '../test-run/tally.ts';

/** `npm run check`: types, lint, format and unit tests; needs no emulator. */
export async function check(args: readonly string[]): Promise<boolean> {
  const tally = sum(await Promise.all([runStaticChecks(), runUnitTests(args)]));
  say(describeTally(tally));
  return isGood(tally);
}
