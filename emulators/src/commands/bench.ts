import { inRoot, runFolder } from '../paths.ts';
import { choosePorts } from '../ports.ts';
import { runNode } from '../process/run.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** The parts of the benchmark; each is a script of bench/src that fails when a bound is passed. */
const parts = ['api.ts'];
const profile = 'test';

async function runParts(scripts: readonly string[]): Promise<boolean> {
  const hub = `127.0.0.1:${choosePorts(profile).HUB}`;
  return withTestSuite(async (env) => {
    let isWithinBounds = true;
    for (const script of scripts) {
      const { code } = await runNode([inRoot('bench', 'src', script)], {
        cwd: inRoot('bench'),
        env: { ...env, BENCH_FOLDER: runFolder(profile), FIREBASE_EMULATOR_HUB: hub },
        output: 'show',
      });
      isWithinBounds &&= code === 0;
    }
    return isWithinBounds;
  });
}

/** `npm run bench`: every benchmark, against an empty suite and what is deployed. */
export function bench(): Promise<boolean> {
  return runParts(parts);
}

/** `npm run bench:api`: the API alone. */
export function benchApi(): Promise<boolean> {
  return runParts(['api.ts']);
}
