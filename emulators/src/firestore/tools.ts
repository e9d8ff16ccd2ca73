import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of the first executable with that name on PATH. */
export function findOnPath(name: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** True when the file exists and is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The major version in the output of `java -version`. */
function javaMajor(versionText: string): number {
  return Number(/version "(\d+)/.exec(versionText)?.[1] ?? 0);
}

/** The Java on PATH and its major version. */
export function findJava(): { path: string; major: number } | undefined {
  const java = findOnPath('java');
  if (!java) return undefined;
  const answer = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return { path: java, major: javaMajor(answer.stderr ?? '') };
}

/** The version of cargo as [major, minor]; undefined without cargo. */
export function cargoVersion(): [number, number] | undefined {
  const answer = spawnSync('cargo', ['--version'], { encoding: 'utf8' });
  const found = /^cargo (\d+)\.(\d+)/.exec(answer.stdout ?? '');
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}
