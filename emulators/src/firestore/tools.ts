import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Returns the path of the first executable of this name on PATH. */
export function findOnPath(name: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the major version from the output of `java -version`; 0 if there is none. */
function javaMajor(versionText: string): number {
  return Number(/version "(\d+)/.exec(versionText)?.[1] ?? 0);
}

/** Returns the path and the major version of the Java on PATH. */
export function findJava(): { path: string; major: number } | undefined {
  const java = findOnPath('java');
  if (!java) return undefined;
  const answer = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return { path: java, major: javaMajor(answer.stderr ?? '') };
}

/** Returns the version of cargo as [major, minor]; undefined if there is no cargo. */
export function cargoVersion(): [number, number] | undefined {
  const answer = spawnSync('cargo', ['--version'], { encoding: 'utf8' });
  const found = /^cargo (\d+)\.(\d+)/.exec(answer.stdout ?? '');
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}
