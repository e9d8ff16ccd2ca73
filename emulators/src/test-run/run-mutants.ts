import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installPinned } from '../install-pinned.ts';
import { inRoot, root } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { table } from '../terminal.ts';

/** A part of the code with its unit tests. All mutants of a part are tried in one run. */
interface Part {
  name: string;
  mutate: readonly string[];
  /** Vitest projects that contain the tests. */
  projects: readonly string[];
  tests: readonly string[];
}

const hooksAndValues = '{use-*.ts,*-values.ts,*-actions.ts,sums.tsx}';

/** Returns the part for a folder of the panel. Only the tests in this folder run, because they test its hooks. */
const panelPart = (folder: string): Part => ({
  name: path.basename(folder),
  mutate: [`web/src/${folder}/**/${hooksAndValues}`, '!web/**/*.test.{ts,tsx}'],
  projects: ['web'],
  tests: [`web/src/${folder}/**/*.test.{ts,tsx}`],
});

const panelFeatures = 'features/admin';

const parts: Readonly<Record<string, () => Part[]>> = {
  panel: () => [
    panelPart('admin-kit'),
    ...readdirSync(inRoot('web/src', panelFeatures), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => panelPart(`${panelFeatures}/${name}`))
      // Stryker fails if a part has nothing to change.
      .filter(({ mutate: [pattern = ''] }) => globSync(pattern, { cwd: root }).length > 0),
  ],
  server: () => [
    {
      name: 'mappers',
      mutate: ['functions/src/features/**/{present,judge}-*.ts', '!functions/**/*.test.ts'],
      projects: ['functions'],
      tests: ['functions/src/features/**/*.test.ts'],
    },
    {
      name: 'money',
      mutate: ['{functions/src/features,contract/src}/money/*.ts', '!**/*.test.ts'],
      projects: ['functions', 'contract'],
      // Without the tests of random years, which run for seconds with each mutant.
      tests: [
        '{functions/src/features,contract/src}/money/!(random-*).test.ts',
        'contract/src/words/after-rejection.test.ts',
      ],
    },
  ],
};

/** The fields of Stryker's report that are used here. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/**
 * Returns a sentence that says how many mutants of the last run a test noticed. Mutants that Stryker left out do not
 * count.
 */
function noticedShare(): string {
  const { files } = JSON.parse(
    readFileSync(inRoot('.cache', 'reports', 'mutants.json'), 'utf8'),
  ) as Report;
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...wanted: string[]) => all.filter(({ status }) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const tried = noticed + count('Survived');
  const untested = count('NoCoverage');
  return `${noticed} of ${tried} noticed, ${untested} in code that no test of the part runs`;
}

/**
 * Tries the mutants of the panel or of the server; `names` can limit this to some parts. Prints which mutants no test
 * noticed and, at the end, how many were noticed in each part. Resolves with false if Stryker fails.
 */
export async function mutants([slice = '', ...names]: readonly string[]): Promise<boolean> {
  const all = parts[slice]?.();
  if (!all) throw new Problem(`Say which part: ${Object.keys(parts).join(' or ')}.`);
  const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 0) {
    throw new Problem(`There are these parts: ${all.map(({ name }) => name).join(', ')}.`);
  }
  const programs = path.join(await installPinned('mutants'), '@stryker-mutator');
  const program = path.join(programs, 'core', 'bin', 'stryker.js');
  const plugin = path.join(programs, 'vitest-runner', 'dist', 'src', 'index.js');
  const args = [program, 'run', 'e2e/mutants/stryker.config.mjs'];
  const shares: [string, string][] = [];
  for (const part of chosen) {
    const env = { MUTANTS: JSON.stringify({ ...part, name: `${slice}-${part.name}`, plugin }) };
    const { code } = await runNode(args, { cwd: inRoot(), env, output: 'show' });
    if (code !== 0) return false;
    shares.push([part.name, noticedShare()]);
  }
  table('Mutants', shares);
  return true;
}
