import { inRoot, packageScript } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { step } from '../terminal.ts';
import { sum, type Tally } from '../test-run/tally.ts';

interface StaticCheck {
  title: string;
  script: readonly string[];
}

const checks: readonly StaticCheck[] = [
  // One checker suffices: several would each compute the same types, and the other checks use all cores.
  { title: 'Types', script: [packageScript('typescript/bin/tsc'), '-b', '--checkers', '1'] },
  {
    title: 'Lint, format and layers',
    script: [packageScript('@biomejs/biome/bin/biome'), 'check', '.'],
  },
  { title: 'Nothing unused', script: [packageScript('knip/bin/knip.js'), '--cache'] },
];

async function runCheck({ title, script }: StaticCheck): Promise<Tally> {
  const work = () => runNode(script, { cwd: inRoot(), output: 'keep' });
  const { code, output } = await step(title, work, (result) => result.code === 0);
  return code === 0
    ? { passed: 0, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${title}\n${output}`] };
}

/** Runs the type check, the linter and the search for unused code in parallel. */
export async function runStaticChecks(): Promise<Tally> {
  return sum(await Promise.all(checks.map(runCheck)));
}
