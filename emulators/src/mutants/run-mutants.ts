import path from 'node:path';
import { inRoot } from '../paths.ts';
import { installPinned } from '../pinned/install-pinned.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';

/** A part of the code whose mutants are tried together, by the tests that need no suite. */
interface Slice {
  mutate: readonly string[];
  projects: readonly string[];
  /** Test files that can notice a mutant. Those of other parts would make each run longer. */
  tests: readonly string[];
}

const hooksAndValues = '{use-*,*-values,*-actions,sums}.{ts,tsx}';

const slices: Readonly<Record<string, Slice>> = {
  panel: {
    mutate: [
      `web/src/features/admin/**/${hooksAndValues}`,
      `web/src/admin-kit/**/${hooksAndValues}`,
      '!web/**/*.test.{ts,tsx}',
    ],
    projects: ['web', 'screens'],
    tests: ['web/src/{features/admin,admin-kit}/**/*.test.{ts,tsx}'],
  },
  server: {
    mutate: [
      'functions/src/features/**/{present,judge,to}-*.ts',
      'functions/src/features/money/*.ts',
      'contract/src/money/*.ts',
      '!{functions,contract}/**/*.test.ts',
    ],
    projects: ['functions', 'contract'],
    tests: ['functions/src/features/**/*.test.ts', 'contract/src/**/*.test.ts'],
  },
};

/**
 * Tries the mutants of a part, or only those of the files that the patterns name. True if Stryker ran; its
 * report says which mutants survived.
 */
export async function mutants([name = '', ...patterns]: readonly string[]): Promise<boolean> {
  const slice = slices[name];
  if (!slice) throw new Problem(`Say which part: ${Object.keys(slices).join(' or ')}.`);
  const programs = path.join(await installPinned('mutants'), '@stryker-mutator');
  const program = path.join(programs, 'core', 'bin', 'stryker.js');
  const plugin = path.join(programs, 'vitest-runner', 'dist', 'src', 'index.js');
  const mutate = patterns.length > 0 ? patterns : slice.mutate;
  const env = { MUTANTS: JSON.stringify({ ...slice, mutate, plugin }) };
  const args = [program, 'run', 'e2e/mutants/stryker.config.mjs'];
  const { code } = await runNode(args, { cwd: inRoot(), env, output: 'show' });
  return code === 0;
}
