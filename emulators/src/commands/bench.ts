import { inRoot, runFolder } from '../paths.ts';
import { choosePorts } from '../ports.ts';
import { runNode } from '../process/run.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

const profile = 'test';

/** `npm run bench`: the API against its bounds, in an empty suite and as it is deployed. */
export async function bench(): Promise<boolean> {
  const hub = `127.0.0.1:${choosePorts(profile).HUB}`;
  return withTestSuite(async (env) => {
    const { code } = await runNode([inRoot('bench', 'src', 'api.ts')], {
      cwd: inRoot('bench'),
      env: { ...env, BENCH_FOLDER: runFolder(profile), FIREBASE_EMULATOR_HUB: hub },
      output: 'show',
    });
    return code === 0;
  });
}
