import { mkdirSync, rmSync } from 'node:fs';
import { judgeApi } from '../judges/judge-api.ts';
import { javaForNu, judgePages } from '../judges/judge-pages.ts';
import { inRoot } from '../paths.ts';
import { installPinned } from '../pinned/install-pinned.ts';
import { withTestSuite } from '../test-run/with-test-suite.ts';

/** `npm run test:judges`: others' checkers on every screen and on the API's description. */
export async function testJudges(): Promise<boolean> {
  const java = javaForNu();
  const programs = await installPinned('judges');
  const folder = inRoot('.cache', 'reports', 'judges');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ofApi = await judgeApi(programs, folder);
  const ofPages = await withTestSuite((env) => judgePages({ java, programs, folder }, env));
  return ofApi + ofPages === 0;
}
