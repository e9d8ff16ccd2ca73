import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, isExecutable } from '../firestore/tools.ts';
import { cacheFolder, inRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { run, runNode, runNpm } from '../process/run.ts';
import { step } from '../terminal.ts';

const debianChromium = '/usr/bin/chromium';
/** The version that took the kept pictures (`docs/testing.md`). */
const pinnedChromium = '@sparticuz/chromium@153.0.0';

async function playwrightsOwn(): Promise<string | undefined> {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const { code, output } = await runNode(['-e', script], { cwd: inRoot('e2e'), output: 'keep' });
  const file = output.trim();
  return code === 0 && existsSync(file) ? file : undefined;
}

async function installWithApt(): Promise<string | undefined> {
  const apt = findOnPath('apt-get');
  if (!apt || process.getuid?.() !== 0) return undefined;
  const { code } = await step('Installing Chromium with apt-get', () =>
    run(apt, ['install', '-y', '-qq', 'chromium'], { cwd: inRoot(), output: 'keep' }),
  );
  return code === 0 && isExecutable(debianChromium) ? debianChromium : undefined;
}

/**
 * Returns the path of a Chromium for the browser tests. Installs one if the machine has none. With `prefersPinned`, it is
 * the version that took the kept pictures, if the machine can run this version.
 */
export async function findChromium({ prefersPinned = false } = {}): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return path.resolve(named);
    throw new Problem(`CHROMIUM_PATH names "${named}", which cannot be run: correct or unset it.`);
  }
  const pinned = prefersPinned ? await installSparticuz() : undefined;
  if (pinned) return pinned;
  if (isExecutable(debianChromium)) return debianChromium;
  const found = (await playwrightsOwn()) ?? (await installSparticuz()) ?? (await installWithApt());
  if (found) return found;
  throw new Problem(
    'No Chromium for the browser tests: install Chromium, or run `npx playwright install chromium`, ' +
      'or name one by CHROMIUM_PATH.',
  );
}

/** Installs the Chromium of the npm package `@sparticuz/chromium` in the cache. Only works on Linux. */
async function installSparticuz(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = path.join(cacheFolder(), 'chromium');
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    pinnedChromium,
  ];
  return step('Getting Chromium from npm', async () => {
    const options = { cwd: folder, output: 'keep' as const };
    if ((await runNpm(args, options)).code !== 0) return undefined;
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
