import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, isExecutable } from './firestore/tools.ts';
import { cacheFolder, inRoot } from './paths.ts';
import { Problem } from './problem.ts';
import { run, runNode, runNpm } from './process/run.ts';
import { step } from './terminal.ts';

const debianChromium = '/usr/bin/chromium';
/** Version of `@sparticuz/chromium`. It took the kept pictures (`docs/testing.md`). */
const pinnedVersion = '153.0.0';

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

let found: Promise<string> | undefined;

/**
 * Returns the path of a Chromium for the browser tests. Installs one if the machine has none. All machines that can run
 * the pinned version use it, because it took the kept pictures, and because tests take up to four times as long in
 * Debian's Chromium, which is not built for headless use.
 */
export function findChromium(): Promise<string> {
  // Callers at the same time share one installation.
  found ??= find();
  return found;
}

async function find(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return path.resolve(named);
    throw new Problem(`CHROMIUM_PATH names "${named}", which cannot be run: correct or unset it.`);
  }
  const pinned = await installSparticuz();
  if (pinned) return pinned;
  if (isExecutable(debianChromium)) return debianChromium;
  const other = (await playwrightsOwn()) ?? (await installWithApt());
  if (other) return other;
  throw new Problem(
    'No Chromium for the browser tests: install Chromium, or run `npx playwright install chromium`, ' +
      'or name one by CHROMIUM_PATH.',
  );
}

/** Installs the Chromium of the npm package `@sparticuz/chromium` in the cache, once. Only works on Linux. */
async function installSparticuz(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const folder = path.join(cacheFolder(), `chromium-${pinnedVersion}`);
  const program = path.join(folder, 'chromium');
  const isComplete = path.join(folder, 'complete');
  if (existsSync(isComplete) && isExecutable(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    `@sparticuz/chromium@${pinnedVersion}`,
  ];
  return step('Getting Chromium from npm', async () => {
    const options = { cwd: folder, output: 'keep' as const };
    if ((await runNpm(args, options)).code !== 0) return undefined;
    const script = "import('@sparticuz/chromium').then((c) => c.default.executablePath())";
    const { code } = await runNode(['-e', script], { ...options, env: { TMPDIR: folder } });
    if (code !== 0 || !isExecutable(program)) return undefined;
    writeFileSync(isComplete, '');
    return program;
  });
}
