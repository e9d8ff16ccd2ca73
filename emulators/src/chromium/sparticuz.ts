import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { isExecutable } from '../firestore/tools.ts';
import { cacheFolder } from '../paths.ts';
import { runNode, runNpm } from '../process/run.ts';
import { step } from '../terminal.ts';

/** Unpacks npm's Chromium package into the cache; Linux only. */
export async function installSparticuz(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = path.join(cacheFolder(), 'chromium');
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  return step('Getting Chromium from npm', async () => {
    const options = { cwd: folder, output: 'keep' as const };
    if ((await runNpm([...args, '@sparticuz/chromium'], options)).code !== 0) return undefined;
    const script =
      "import('@sparticuz/chromium').then(async (c) => console.log(await c.default.executablePath()))";
    const { code, output } = await runNode(['-e', script], {
      ...options,
      env: { TMPDIR: folder },
    });
    const file = output.trim().split('\n').at(-1) ?? '';
    return code === 0 && isExecutable(file) ? file : undefined;
  });
}
