import path from 'node:path';
import { findChromium } from '../chromium/find-chromium.ts';
import { Problem } from '../problem.ts';
import { runScript } from '../test-run/run-script.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run screenshots -- <folder> [language …]`: pictures of every screen, from a suite of their own. */
export async function screenshots([folder, ...languages]: readonly string[]): Promise<boolean> {
  if (!folder) throw new Problem('Say where to: `npm run screenshots -- <folder>`.');
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  return withTestSuite(async (env) =>
    runScript('e2e', 'screenshots/take-screenshots.ts', [target, ...languages], {
      ...env,
      CHROMIUM_PATH: await findChromium(),
    }),
  );
}
