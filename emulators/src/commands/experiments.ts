import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../find-chromium.ts';
import { installSchemathesis } from '../fuzz/install-schemathesis.ts';
import { runSchemathesis } from '../fuzz/run-schemathesis.ts';
import { installPinned } from '../install-pinned.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';
import { judgeApi } from './judge-api.ts';

/**
 * `npm run lab -- fuzz` sends generated requests to the API of a test suite. The arguments are options of `schemathesis
 * run`.
 */
export async function fuzz(args: readonly string[]): Promise<boolean> {
  const programs = await installSchemathesis();
  return withTestSuite((env) => runSchemathesis(programs, env, args));
}

export function faults(args: readonly string[]): Promise<boolean> {
  return withTestSuite((env) => runScript('functions', 'test/faults/run.ts', args, env));
}

export async function judges(): Promise<boolean> {
  const programs = await installPinned('judges');
  const folder = inRoot('.cache', 'reports', 'judges');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return (await judgeApi(programs, folder)) === 0;
}

export async function screenshots([folder, ...words]: readonly string[]): Promise<boolean> {
  if (!folder) throw new Problem('Say where to: `npm run lab -- screenshots <folder>`.');
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  return withTestSuite(async (env) =>
    runScript('e2e', 'screenshots/take-screenshots.ts', [target, ...words], {
      ...env,
      CHROMIUM_PATH: await findChromium(),
    }),
  );
}
