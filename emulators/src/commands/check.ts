import { checkSize } from '../checks/size.ts';
import { runDueStaticChecks, runStaticChecks } from '../checks/static-checks.ts';
import { say } from '../terminal.ts';
import { unitChecks } from '../test-run/projects.ts';
import { inputsWithout, runDue } from '../test-run/run-due.ts';
import { runUnitTests } from '../test-run/runners.ts';
import { describeTally, isGood, sum, type Tally } from '../test-run/tally.ts';

/**
 * `npm run check [-- words]` runs type check, lint, format check, the search for unused code and unit tests, without
 * emulators. A check that has passed with the present files is skipped, unless `--all` is given. With words, the unit
 * tests in files whose path contains one of the words always run.
 */
export async function check(args: readonly string[]): Promise<boolean> {
  const isWhole = args.includes('--all');
  const words = args.filter((arg) => arg !== '--all');
  const tally = sum([
    checkSize(),
    ...(await Promise.all([
      isWhole ? runStaticChecks() : runDueStaticChecks(),
      isWhole || words.length > 0 ? runUnitTests(words) : runDueUnitTests(),
    ])),
  ]);
  say(describeTally(tally));
  return words.length > 0 ? isGood(tally) : tally.failed === 0;
}

function runDueUnitTests(): Promise<Tally> {
  const inputs = Object.entries(unitChecks).map(([project, ignored]) => [
    project,
    inputsWithout(ignored),
  ]);
  return runDue('Unit tests', Object.fromEntries(inputs), (due) => runUnitTests([], due));
}
