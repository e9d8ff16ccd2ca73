import { inRoot, packageScript } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { step } from '../terminal.ts';
import { sum, type Tally } from '../test-run/tally.ts';

interface StaticCheck {
  title: string;
  script: readonly string[];
}

const checks: readonly StaticCheck[] = [
  // One checker: several would each work out the same types, and all cores are busy with the rest.
  { title: 'Types', script: [packageScript('typescript/bin/tsc'), '-b', '--checkers', '1'] },
  { title: 'Lint and format', script: [packageScript('@biomejs/biome/bin/biome'), 'check', '.'] },
  {
    title: 'Layers, circles and references',
    script: [inRoot('emulators', 'src', 'checks', 'structure', 'check-structure.ts')],
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

/** Runs types, lint, structure and the search for unused things, all at once. */
export async function runStaticChecks(): Promise<Tally> {
  return sum(await Promise.all(checks.map(runCheck)));
}
