import { inRoot, packageScript } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { step } from '../terminal.ts';
import { inputsWithout, runDue } from '../test-run/run-due.ts';
import { sum, type Tally } from '../test-run/tally.ts';

interface StaticCheck {
  name: string;
  title: string;
  script: readonly string[];
  /** Folders whose changes do not concern the check. */
  ignored: readonly string[];
}

// The compiler is a Go program. With a higher GOGC it collects garbage less often, which saves a tenth of its time.
const env = { GOGC: '250' };

const checks: readonly StaticCheck[] = [
  {
    name: 'types',
    title: 'Types',
    // One checker is enough: several would each compute the same types, and the other checks already use all cores.
    script: [packageScript('typescript/bin/tsc'), '-b', '--checkers', '1'],
    ignored: ['docs'],
  },
  {
    name: 'lint',
    title: 'Lint, format and layers',
    script: [packageScript('@biomejs/biome/bin/biome'), 'check', '.'],
    ignored: [],
  },
  {
    name: 'unused',
    title: 'Nothing unused',
    script: [packageScript('knip/bin/knip.js'), '--cache'],
    ignored: ['docs'],
  },
];

async function runCheck({ title, script }: StaticCheck): Promise<Tally> {
  const options = { cwd: inRoot(), env, output: 'keep', inBackground: true } as const;
  const work = () => runNode(script, options);
  const { code, output } = await step(title, work, (result) => result.code === 0);
  return code === 0
    ? { passed: 0, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${title}\n${output}`] };
}

/** Runs the type check, the linter and the search for unused code at the same time. */
export async function runStaticChecks(): Promise<Tally> {
  return sum(await Promise.all(checks.map(runCheck)));
}

/** Runs only those static checks that have not passed yet with the present files. */
export async function runDueStaticChecks(): Promise<Tally> {
  const runs = checks.map((check) =>
    runDue(check.title, { [check.name]: inputsWithout(check.ignored) }, () => runCheck(check)),
  );
  return sum(await Promise.all(runs));
}
