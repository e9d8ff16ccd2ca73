import { findChromium } from '../chromium/find-chromium.ts';
import type { Environment } from '../environment.ts';
import { runFolder } from '../paths.ts';
import { choosePorts } from '../ports.ts';
import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

const profile = 'test';

/** Runs a script of the bench in a suite that is there. */
function runBench(env: Environment, script: string, args: readonly string[]): Promise<boolean> {
  const FIREBASE_EMULATOR_HUB = `127.0.0.1:${choosePorts(profile).HUB}`;
  const suite = { BENCH_FOLDER: runFolder(profile), FIREBASE_EMULATOR_HUB };
  return runScript('bench', `src/${script}`, args, { ...env, ...suite });
}

const measure = (script: string, args: readonly string[] = []) =>
  withTestSuite((env) => runBench(env, script, args));

/** `npm run bench`: the API against its bounds, in an empty suite and as it is deployed. */
export const bench = () => measure('api.ts');

/** `npm run bench:spike [-- part …]`: an opening night in small, over several processes. */
export const benchSpike = (args: readonly string[]) => measure('spike.ts', args);

/**
 * `npm run bench:club [-- 5000]`: the panel over the club of `--story big-club`, or one of so many: its first
 * paint against one with 50 members, and how many documents each page of a list reads.
 */
export async function benchClub(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  return withTestSuite(async (env) => {
    const isFast = await runScript('e2e', 'club/measure-panel.ts', args, { ...env, ...tools });
    return (await runBench(env, 'club.ts', [])) && isFast;
  });
}

/** `npm run bench:web [-- --rounds 5] [path …]`: the pages as Lighthouse sees them on a phone, in an empty suite. */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  const script = 'lighthouse/measure-pages.ts';
  return withTestSuite((env) => runScript('e2e', script, args, { ...env, ...tools }));
}
