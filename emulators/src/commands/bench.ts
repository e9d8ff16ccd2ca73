import { existsSync } from 'node:fs';
import { inRoot, runFolder } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run bench`: the benchmarks of bench/ against an empty suite and the deployable bundle. */
export async function bench(args: readonly string[]): Promise<boolean> {
  const script = inRoot('bench', 'src', 'main.ts');
  if (!existsSync(script)) throw new Problem('There is no benchmark yet: bench/src/main.ts.');
  return withTestSuite(async (env) => {
    const results = { BENCH_FOLDER: runFolder('test') };
    const { code } = await runNode([script, ...args], {
      cwd: inRoot('bench'),
      env: { ...env, ...results },
      output: 'show',
    });
    return code === 0;
  });
}
