import { findChromium } from '../chromium/find-chromium.ts';
import { runFolder } from '../paths.ts';
import { choosePorts } from '../ports.ts';
import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

const profile = 'test';

/** Runs a script of the bench in an empty suite. */
function measure(script: string, args: readonly string[] = []): Promise<boolean> {
  const FIREBASE_EMULATOR_HUB = `127.0.0.1:${choosePorts(profile).HUB}`;
  const suite = { BENCH_FOLDER: runFolder(profile), FIREBASE_EMULATOR_HUB };
  return withTestSuite((env) => runScript('bench', `src/${script}`, args, { ...env, ...suite }));
}

/** `npm run bench`: the API against its bounds, in an empty suite and as it is deployed. */
export const bench = () => measure('api.ts');

/** `npm run bench:spike [-- part …]`: an opening night in small, over several processes. */
export const benchSpike = (args: readonly string[]) => measure('spike.ts', args);

/** `npm run bench:web [-- --rounds 5] [path …]`: the pages as Lighthouse sees them on a phone, in an empty suite. */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  const script = 'lighthouse/measure-pages.ts';
  return withTestSuite((env) => runScript('e2e', script, args, { ...env, ...tools }));
}
