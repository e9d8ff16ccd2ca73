import { findChromium } from '../chromium/find-chromium.ts';
import type { Environment } from '../environment.ts';
import { runFolder } from '../paths.ts';
import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

const profile = 'test';

/** Runs a script of the bench in the running suite. */
function runBench(env: Environment, script: string, args: readonly string[]): Promise<boolean> {
  const suite = { BENCH_FOLDER: runFolder(profile) };
  return runScript('bench', `src/${script}`, args, { ...env, ...suite });
}

const measure = (script: string, args: readonly string[] = []) =>
  withTestSuite((env) => runBench(env, script, args));

/** Measures the deployed bundle of the API against its bounds, in an empty suite. */
export const bench = () => measure('api.ts');

/** A small-scale opening night over several processes; the arguments name its parts. */
export const benchSpike = (args: readonly string[]) => measure('spike.ts', args);

/**
 * Measures the panel over the club of `--story big-club`, or one with another number of members: its first
 * paint against one with 50 members, and the documents that each page of a list reads.
 */
export async function benchClub(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  return withTestSuite(async (env) => {
    const isFast = await runScript('e2e', 'club/measure-panel.ts', args, { ...env, ...tools });
    return (await runBench(env, 'club.ts', [])) && isFast;
  });
}

/** Measures the pages with Lighthouse as on a phone, in an empty suite. */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  const script = 'lighthouse/measure-pages.ts';
  return withTestSuite((env) => runScript('e2e', script, args, { ...env, ...tools }));
}
