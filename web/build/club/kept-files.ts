import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { version } from 'node:process';

const root = resolve(import.meta.dirname, '../../..');
const kept = join(root, '.cache/club-files');

export type Files = ReadonlyMap<string, Buffer>;

export function digestOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** What the files are drawn with: this code, the site's fonts, and the versions of libraries. */
function tools(): string {
  const files = globSync(
    [
      'web/build/club/*.ts',
      'contract/src/club/logo/*.ts',
      'web/public/fonts/*',
      'package-lock.json',
    ],
    { cwd: root },
  );
  return digestOf(version, ...files.sort().map((file) => readFileSync(join(root, file))));
}

/** Returns files that take long to make. They are made anew only if `inputs`, or what makes them, has changed. */
export async function keptFiles(inputs: unknown, make: () => Promise<Files>): Promise<Files> {
  const folder = join(kept, digestOf(tools(), JSON.stringify(inputs)));
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) {
    const read = names.map(async (name) => [name, await readFile(join(folder, name))] as const);
    return new Map(await Promise.all(read));
  }
  const files = await make();
  await mkdir(kept, { recursive: true });
  const half = await mkdtemp(join(kept, 'half-'));
  for (const [name, content] of files) await writeFile(join(half, name), content);
  // If another build has made the folder in the meantime, that one stays.
  await rename(half, folder).catch(() => rm(half, { recursive: true }));
  return files;
}
