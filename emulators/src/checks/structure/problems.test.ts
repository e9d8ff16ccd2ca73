import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findProblems } from './problems.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'structure-'));
  write('contract/package.json', '{"name": "@fanclub/contract", "exports": {"./*": "./src/*.ts"}}');
  write(
    'functions/package.json',
    '{"name": "@fanclub/functions", "imports": {"#*": "./src/*.ts"}}',
  );
  write('web/package.json', '{"name": "@fanclub/web", "imports": {"#ui/*": "./src/ui/*"}}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const problems = () => findProblems(folder, ['contract', 'functions', 'web']);

it('finds nothing where every import goes down', () => {
  write(
    'web/src/app/router.tsx',
    "import { a } from '../features/admin/a.ts';\nexport const r = a;",
  );
  write('web/src/features/admin/a.ts', "import { b } from '#ui/b.ts';\nexport const a = b;");
  write('web/src/ui/b.ts', "import { c } from '@fanclub/contract/members/c';\nexport const b = c;");
  write('contract/src/members/c.ts', 'export const c = 1;');
  write('contract/src/members/c.test.ts', "import '../openapi/d.ts';");
  expect(problems()).toEqual([]);
});

it.each([
  ['a value', "import { b } from '../text/b.ts';"],
  ['a type', "import type { B } from '../text/b.ts';"],
  ['a re-export', "export * from '../text/b.ts';"],
  ['an import on demand', "export const b = () => import('../text/b.ts');"],
  ['a type in place', "export type B = import('../text/b.ts').B;"],
])('finds a circle that %s closes, and shows the whole of it', (_, line) => {
  write('contract/src/members/a.ts', `// why\n${line}`);
  write('contract/src/text/b.ts', "import { c } from '@fanclub/contract/http/c';");
  write('contract/src/http/c.ts', "import { a } from '../members/a.ts';");
  expect(problems()).toEqual([
    [
      'Circle: contract/src/http → contract/src/members → contract/src/text → contract/src/http',
      '  Cut one of these imports; what both of its ends need belongs into a folder below both.',
      '  contract/src/http/c.ts:1 imports contract/src/members/a.ts',
      '  contract/src/members/a.ts:2 imports contract/src/text/b.ts',
      '  contract/src/text/b.ts:1 imports contract/src/http/c.ts',
    ].join('\n'),
  ]);
});

it('finds a circle between two features, and none where only a test closes it', () => {
  write('functions/src/features/mail/a.ts', "import { b } from '#features/links/b';");
  write('functions/src/features/links/b.test.ts', "import { a } from '#features/mail/a';");
  expect(problems()).toEqual([]);
  write('functions/src/features/links/b.ts', "import { a } from '#features/mail/a';");
  expect(problems()).toEqual([expect.stringMatching(/^Circle: .*links → .*mail → .*links\n/)]);
});

it.each([
  ['web/src/ui/a.ts', 'web/src/features/admin/b.ts'],
  ['web/src/features/admin/a.ts', 'web/src/app/b.ts'],
  ['web/src/api/a.ts', 'web/src/testing/b.ts'],
  ['functions/src/platform/a.ts', 'functions/src/pipeline/b.ts'],
  ['functions/src/repositories/a.ts', 'functions/src/features/mail/b.ts'],
  ['functions/src/features/mail/a.ts', 'functions/src/index.ts'],
  ['contract/src/members/a.ts', 'contract/src/api.ts'],
])('finds that %s imports up to %s', (from, to) => {
  write(from, `import { b } from '${path.posix.relative(path.posix.dirname(from), to)}';`);
  write(to, 'export const b = 1;');
  expect(problems()).toEqual([
    expect.stringMatching(
      new RegExp(`^Import that goes up: .*lies below.*\n.*down.*\n  ${from}:1 imports ${to}$`),
    ),
  ]);
});

it('finds a feature of the web that imports another, even from a test', () => {
  write('web/src/features/landing/a.test.ts', "import { b } from '../admin/b.ts';");
  write('web/src/features/admin/b.ts', 'export const b = 1;');
  expect(problems()).toEqual([
    expect.stringMatching(/^Feature that imports a feature: .*landing → .*admin\n/),
  ]);
});

it('finds a folder that no layer was given to', () => {
  write('functions/src/helpers/a.ts', 'export const a = 1;');
  expect(problems()).toEqual([expect.stringMatching(/^Folder without a layer: .*helpers\n/)]);
});

it.each([
  ['web/src/ui/a.ts', '/** As in specification §3. */'],
  ['web/src/ui/a.test.tsx', '// decisions §4'],
  ['web/scripts/a.mjs', '/* ordered in decisions.md */'],
  ['storage.rules', '// The specification wants this.'],
  ['e2e/fuzz/hooks.py', '# see ../shared/notes'],
  ['.ci/run', '# as specified'],
])('finds in %s the comment %s', (file, comment) => {
  write(file, `\n${comment}\n`);
  expect(problems()).toEqual([
    expect.stringContaining(`Comment that points outside the repository: ${file}:2\n`),
  ]);
});

it('lets comments name pages of the repository, and texts say what they like', () => {
  write(
    'web/src/ui/a.ts',
    "// See docs/decisions/0001-locks.md.\nexport const a = 'specification';",
  );
  expect(problems()).toEqual([]);
});
