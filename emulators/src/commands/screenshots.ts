import path from 'node:path';
import { findChromium } from '../chromium/find-chromium.ts';
import { inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { runNode } from '../process/run.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run screenshots -- <folder> [language …]`: pictures of every screen, from a suite of their own. */
export async function screenshots([folder, ...languages]: readonly string[]): Promise<boolean> {
  if (!folder) throw new Problem('Say where to: `npm run screenshots -- <folder>`.');
  const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  return withTestSuite(async (env) => {
    const script = inRoot('e2e', 'screenshots', 'take-screenshots.ts');
    const { code } = await runNode([script, target, ...languages], {
      cwd: inRoot('e2e'),
      env: { ...env, CHROMIUM_PATH: await findChromium() },
      output: 'show',
    });
    return code === 0;
  });
}
