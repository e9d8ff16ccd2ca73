import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';

const sources = ['contract', 'functions', 'web', 'stories', 'emulators', 'bench'];

/**
 * The subfolders of these folders are features, which must not import each other. A page that needs several of them is
 * a file directly in such a folder.
 */
const separate = ['web/src/features', 'web/src/features/admin'];

const isFile = (name: string) => /\.tsx?$/.test(name);
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/**
 * Returns the imports between files of a source folder. `folder` is the deepest folder that contains both files. `from`
 * is the subfolder of `folder` that contains the importing file, or that file itself if it is directly in `folder`;
 * `to` is the same for the imported file.
 */
function importsBetween(source: string) {
  const files = new Set(globSync(`${source}/**/*.{ts,tsx}`, { cwd: root }));
  return [...files].flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/(?:from|import|import\()\s*'([#.][^']+)'/g)].flatMap(
      ([, name = '']) => {
        const base = name.startsWith('#') ? source : path.dirname(file);
        const plain = path.join(base, name.replace('#', ''));
        const target = files.has(plain) ? plain : `${plain}.ts`;
        const [from, to] = [file.split('/'), target.split('/')];
        const at = from.findIndex((part, place) => part !== to[place]);
        if (!files.has(target) || at < 0) return [];
        const folder = from.slice(0, at).join('/');
        const [a = '', b = ''] = [from[at], to[at]];
        return { folder, from: a, to: b, file, line: `${file} imports ${target}` };
      },
    );
  });
}

type Import = ReturnType<typeof importsBetween>[number];

/**
 * Returns everything in the same folder that `start`, a file or a subfolder, imports directly or indirectly, and
 * `start` itself.
 */
function reachable(start: string, imports: readonly Import[]): Set<string> {
  const found = new Set([start]);
  for (const each of found) for (const { from, to } of imports) if (from === each) found.add(to);
  return found;
}

test.each(sources)('no folder of %s is in a circle of imports', (workspace) => {
  const product = importsBetween(`${workspace}/src`).filter(({ file }) => !isTest(file));
  const circles = [...Map.groupBy(product, ({ folder }) => folder).values()].flatMap((imports) =>
    imports.filter(
      // Biome's `noImportCycles` already finds circles between files.
      ({ from, to }) => !(isFile(from) && isFile(to)) && reachable(to, imports).has(from),
    ),
  );
  expect(circles.map(({ line }) => line)).toEqual([]);
});

test('no feature imports another, even in a test', () => {
  const sideways = importsBetween('web/src').filter(
    ({ folder, from, to }) => separate.includes(folder) && !isFile(from) && !isFile(to),
  );
  expect(sideways.map(({ line }) => line)).toEqual([]);
});
