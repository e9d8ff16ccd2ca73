import { findChromium } from '../chromium/find-chromium.ts';
import type { Environment } from '../environment.ts';
import { runFolder } from '../paths.ts';
import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

const profile = 'test';

/** Runs a script of the bench against the running suite. */
function runBench(env: Environment, script: string, args: readonly string[]): Promise<boolean> {
  const suite = { BENCH_FOLDER: runFolder(profile) };
  return runScript('bench', `src/${script}`, args, { ...env, ...suite });
}

const measure = (script: string, args: readonly string[] = []) =>
  withTestSuite((env) => runBench(env, script, args));

/**
 * `npm run lab -- bench` measures the API as it is deployed, in a new suite with the demo data, and compares it with
 * its bounds.
 */
export const bench = () => measure('api.ts');

/** `npm run lab -- bench-spike [part …]` runs a small opening night against several processes of the API. */
export const benchSpike = (args: readonly string[]) => measure('spike.ts', args);

/** `npm run lab -- cost` counts what registrations read, write and send, and prints the table of docs/scale.md. */
export const cost = () => measure('cost.ts');

/**
 * `npm run lab -- bench-club` fills the suite with the club of the story `big-club`, or with another number of members.
 * It compares the panel's first paint with that in a club of 50 members, and counts the documents that each page of a
 * list reads.
 */
export async function benchClub(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  return withTestSuite(async (env) => {
    const isFast = await runScript('e2e', 'club/measure-panel.ts', args, { ...env, ...tools });
    return (await runBench(env, 'club.ts', [])) && isFast;
  });
}

/** `npm run lab -- bench-web` measures pages with Lighthouse, as on a phone, in a new suite with the demo data. */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const tools = { CHROMIUM_PATH: await findChromium() };
  const script = 'lighthouse/measure-pages.ts';
  return withTestSuite((env) => runScript('e2e', script, args, { ...env, ...tools }));
}
