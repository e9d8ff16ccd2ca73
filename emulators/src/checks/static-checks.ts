import { inRoot, packageScript } from '../paths.ts';
import { runNode } from '../process/run.ts';
import { say, step } from '../terminal.ts';

interface StaticCheck {
  title: string;
  script: readonly string[];
}

const checks: readonly StaticCheck[] = [
  { title: 'Types', script: [packageScript('typescript/bin/tsc'), '-b'] },
  { title: 'Lint and format', script: [packageScript('@biomejs/biome/bin/biome'), 'check', '.'] },
  {
    title: 'Layers, circles and references',
    script: [inRoot('emulators', 'src', 'checks', 'structure', 'check-structure.ts')],
  },
  { title: 'Nothing unused', script: [packageScript('knip/bin/knip.js'), '--cache'] },
];

async function runCheck({ title, script }: StaticCheck): Promise<boolean> {
  const work = () => runNode(script, { cwd: inRoot(), output: 'keep' });
  const { code, output } = await step(title, work, (result) => result.code === 0);
  if (code !== 0) say(output);
  return code === 0;
}

/** Runs types, lint and structure at once; what fails is shown in full. Resolves with the failures. */
export async function runStaticChecks(): Promise<number> {
  const results = await Promise.all(checks.map(runCheck));
  return results.filter((isGood) => !isGood).length;
}
