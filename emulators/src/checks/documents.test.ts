import { existsSync, globSync, readFileSync } from 'node:fs';
import { languageCodes } from '@fanclub/contract/text/languages';
import { LinkChecker } from 'linkinator';
import { expect, it } from 'vitest';
import { experimentNames } from '../commands/lab.ts';
import { inRoot, root } from '../paths.ts';
import { isAboutToday, readDocuments } from './documents.ts';

const { scripts, workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};
const documents = readDocuments();
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(inRoot(file), 'utf8'),
}));

it('documents and workflows name only npm scripts that exist', () => {
  const unknown = [...documents.filter(isAboutToday), ...workflows].flatMap(({ file, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('documents and workflows name only experiments of the lab that exist', () => {
  const named = [...documents.filter(isAboutToday), ...workflows].flatMap(({ text }) =>
    [...text.matchAll(/npm run lab -- ([\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !experimentNames.includes(name))).toEqual([]);
});

/**
 * Returns the paths in backquotes that begin with a folder of the root. A name such as `<feature>` becomes a wildcard.
 * Build output is left out, because it may not exist.
 */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+\/[\w./<>@*-]*)`/g)]
    .map(([, path = '']) => path.replace(/<[^>]+>/g, '*'))
    .filter((path) => [...workspaces, 'docs', '.github'].includes(path.split('/')[0] ?? ''))
    .filter((path) => !/\/dist\b|\/\.env\./.test(path));

it('documents name only files and folders that exist', () => {
  const named = documents
    .filter(isAboutToday)
    .flatMap(({ file, text }) => pathsIn(text).map((path) => ({ file, path })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

const textOf = (file: string) => documents.find((document) => document.file === file)?.text ?? '';

it('the page of the rules names the table of languages', () => {
  expect(textOf('docs/domain.md')).toContain('`contract/src/text/languages.ts`');
});

it('README.md names every language (npx vitest run checks/documents -u)', async () => {
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const names = languageCodes.map((code) => inEnglish.of(code) ?? code);
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
  const text = textOf('README.md').replace(/(?<=Visitors register in )[^.]+/, list);
  expect(text).toContain(list);
  await expect(text).toMatchFileSnapshot(inRoot('README.md'));
});

it('each row of the first two tables on the page of security names its tests', () => {
  const [claims = ''] = textOf('docs/security.md').split('\n## What honest people notice\n');
  const rows = claims.split('\n').filter((line) => /^\| (?!what \||attack \|)/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  // Another test checks that all paths in the documents exist.
  expect(rows.filter((row) => !/\| `[^|]+\.test\.tsx?` \|$/.test(row))).toEqual([]);
});

const sources = globSync(`{${workspaces}}/**/*.{ts,tsx,js,mjs}`, {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.types/**'],
}).map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

it('comments in the code name only pages that exist', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bdocs\/[\w/.-]+\.md/g)].map(([page]) => page),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((page) => !existsSync(inRoot(page)))).toEqual([]);
});

it('comments in the code point at nothing outside the repository', () => {
  const outside = /^\s*(?:\/\/|\/?\*).*(?:§|\bspecification|\bas specified|\/shared\/)/im;
  expect(sources.filter(({ text }) => outside.test(text)).map(({ file }) => file)).toEqual([]);
});

it('every link leads to a page, heading or picture of the repository', async () => {
  const { links } = await new LinkChecker().check({
    path: ['*.md', 'docs/**/*.md'],
    serverRoot: root,
    markdown: true,
    directoryListing: true,
    checkFragments: true,
    recurse: true,
    // Links to other sites are not checked, nor those to the product's own ports, which have four digits. The checker
    // serves the files on a port of five digits.
    linksToSkip: ['^https:', '^http://127\\.0\\.0\\.1:\\d{4}/'],
  });
  expect(links.length).toBeGreaterThan(40);
  const broken = links.filter(({ state }) => state === 'BROKEN');
  expect(broken.map(({ parent, url }) => `${parent}: ${url}`)).toEqual([]);
});
