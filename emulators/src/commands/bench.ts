import { findChromium } from '../find-chromium.ts';
import { runFolder } from '../paths.ts';
import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

const kind = 'test';

/** Runs a script of the bench against a new suite. */
const measure = (script: string) =>
  withTestSuite((env) =>
    runScript('bench', `src/${script}`, [], { ...env, BENCH_FOLDER: runFolder(kind) }),
  );

/**
 * `npm run lab -- bench` measures the API as it is deployed, in a new suite with the demo data, and compares it with
 * its bounds.
 */
export const bench = () => measure('api.ts');

/** `npm run lab -- bench-spike` runs a small opening night against several processes of the API. */
export const benchSpike = () => measure('spike.ts');

/** `npm run lab -- cost` counts what registrations read, write and send, and prints the table of docs/scale.md. */
export const cost = () => measure('cost.ts');

/** `npm run lab -- bench-web` measures pages with Lighthouse, as on a phone, in a new suite with the demo data. */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  const script = 'lighthouse/measure-pages.ts';
  return withTestSuite((env) => runScript('e2e', script, args, { ...env, ...tools }));
}
