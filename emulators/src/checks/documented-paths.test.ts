import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { anchorsOf, isAboutToday, readDocuments } from './documents.ts';

const documents = readDocuments();
const skipped = new Set(['node_modules', '.git', '.cache', '.emulator-data', '.types', 'dist']);

/** What the operator writes or a build makes: named in the pages, never in the tree. */
const madeLater =
  /^(?:functions|web)\/dist\b|^functions\/\.env\.<project id>$|^web\/\.env\.production\.local$|^\.emulator-data$/;

function tree(folder = ''): string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? [file, ...tree(file)] : [file];
    });
}

const everything = tree();
const tops = new Set(everything.filter((file) => !file.includes('/')));

/** Paths in backquotes: what begins like one of ours, or ends like a file of code. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+(?: id>)?)`/g)]
    .map(([, quoted = '']) => quoted.replace(/\/$/, '').replace(/#.*/, ''))
    .filter((quoted) => /^[\w.@<]/.test(quoted) && !/[:(){}=|]|^\/|\.\.\./.test(quoted))
    .filter((quoted) => {
      const [top = ''] = quoted.split('/');
      return (quoted.includes('/') && tops.has(top)) || /\w\.(?:tsx?|mjs|js)$/.test(quoted);
    });
}

/** `<feature>` and `*` stand for one name; a path may leave out the folders before it. */
function isThere(named: string): boolean {
  const escaped = named
    .split(/<[^>]+>|\*/)
    .map((part) => part.replace(/[.+?^$[\]\\]/g, '\\$&'))
    .join('[^/]+');
  const pattern = new RegExp(`(?:^|/)${escaped}$`);
  return madeLater.test(named) || everything.some((file) => pattern.test(file));
}

it('names in its documents only files and folders that there are', () => {
  const about = documents.filter(isAboutToday);
  const missing = about.flatMap(({ file, text }) =>
    pathsIn(text)
      .filter((named) => !isThere(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
  // The finder itself finds: each page about the code names some of it.
  const { text = '' } = about.find(({ file }) => file === 'docs/architecture.md') ?? {};
  expect(pathsIn(text).length).toBeGreaterThan(20);
});

it.each([
  ['functions/src/pipeline/mount-route.ts', true],
  ['pipeline/mount-route.ts', true],
  ['web/src/features/<feature>/locales', true],
  ['functions/src/pipeline/mounted-route.ts', false],
  ['line/mount-route.ts', false],
  ['web/src/features/<feature>/places', false],
])('%s is there: %s', (named, there) => {
  expect(isThere(named)).toBe(there);
});

/** Whether a page, picture or heading that a link leads to is there. */
function leadsSomewhere(from: string, target: string): boolean {
  const [place = '', anchor] = target.split('#');
  const file = place ? path.posix.join(path.posix.dirname(from), place) : from;
  if (!existsSync(inRoot(file))) return false;
  if (anchor === undefined) return true;
  const page = documents.find((document) => document.file === file);
  return page !== undefined && anchorsOf(page.text).includes(anchor);
}

it('links in its documents only to pages, headings and pictures that there are', () => {
  const dead = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !leadsSomewhere(file, target))
      .map((target) => `${file}: ${target}`),
  );
  expect(dead).toEqual([]);
});

/** The checks' own tests invent pages. */
const sources = everything.filter(
  (file) => /\.(?:tsx?|mjs|js|rules)$/.test(file) && !file.startsWith('emulators/src/checks/'),
);

it('sends readers of the code only to pages and headings that there are', () => {
  const dead = sources.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/\bdocs\/[\w/.-]+\.md(?:#[\w-]+)?/g)]
      .map(([target]) => target)
      .filter((target) => !leadsSomewhere('README.md', target))
      .map((target) => `${file}: ${target}`),
  );
  expect(dead).toEqual([]);
});
