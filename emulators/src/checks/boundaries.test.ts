import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot, packageScript } from '../paths.ts';

type Import = readonly [file: string, from: string, name?: string];

const forbidden: Import[] = [
  ['contract/src/pricing/bad-1.ts', '@fanclub/functions/members/member'],
  ['contract/src/pricing/bad-2.ts', 'react'],
  ['functions/src/features/members/bad-3.ts', '@fanclub/web/app'],
  ['web/src/features/landing/bad-4.ts', '@fanclub/functions/members/member'],
  ['web/src/features/landing/bad-5.ts', 'firebase-admin/firestore'],
  ['web/src/ui/bad-6.ts', '@fanclub/emulators/ports'],
  ['web/src/app/bad-7.ts', 'node:fs'],
  ['stories/src/bad-8.ts', '@fanclub/functions/members/member'],
  ['functions/src/features/members/bad-9.ts', 'firebase-admin/firestore', 'FieldValue'],
  ['functions/src/pipeline/bad-10.ts', 'firebase-admin/firestore', 'Timestamp'],
  ['functions/src/app/bad-11.ts', '@google-cloud/firestore', 'Firestore'],
  ['contract/src/pricing/bad-12.ts', '../api.ts'],
  ['contract/src/pricing/bad-13.ts', '../openapi/describe-api.ts'],
  ['functions/src/platform/bad-15.ts', '#repositories/members'],
  ['functions/src/platform/bad-16.ts', '../pipeline/parse.ts'],
  ['functions/src/repositories/bad-17.ts', '#features/mail/mail'],
  ['functions/src/pipeline/bad-18.ts', '#features/mail/mail'],
  ['functions/src/features/members/bad-19.ts', '#app/site-handlers'],
  ['web/src/ui/bad-20.ts', '#features/landing/hero.tsx'],
  ['web/src/ui/bad-21.ts', '../features/landing/hero.tsx'],
  ['web/src/api/bad-22.ts', '#testing/fake-server.ts'],
  ['web/src/features/landing/bad-23.ts', '#app/router.tsx'],
  ['web/src/features/landing/bad-24.ts', '../card/page.tsx'],
  ['web/src/features/landing/hero/bad-25.ts', '../../card/page.tsx'],
  ['web/src/features/landing/bad-26.test.ts', '#features/card/page.tsx'],
  ['web/src/app/bad-27.ts', '#site/pages.tsx'],
  ['emulators/src/build/bad-28.ts', '../commands/start.ts'],
];
const allowed: Import[] = [
  ['web/src/features/landing/good-1.ts', '@fanclub/contract/pricing/cost'],
  ['web/src/app/good-2.test.ts', 'node:fs'],
  ['functions/src/features/members/good-3.ts', '@fanclub/contract/pricing/cost'],
  ['stories/src/good-4.ts', '@fanclub/contract/pricing/cost'],
  ['functions/src/repositories/good-5.ts', 'firebase-admin/firestore', 'FieldValue'],
  ['functions/src/platform/good-6.ts', 'firebase-admin/firestore', 'Timestamp'],
  ['functions/src/features/members/good-7.ts', 'firebase-admin/firestore', 'Transaction'],
  ['functions/src/features/members/good-8.test.ts', 'firebase-admin/firestore', 'Timestamp'],
  ['functions/src/features/members/good-9.ts', '#features/mail/mail'],
  ['functions/src/features/members/good-10.ts', '#repositories/members'],
  ['web/src/app/good-11.ts', '#features/landing/hero.tsx'],
  ['web/src/features/landing/hero/good-12.ts', '../hero.tsx'],
  ['web/src/features/landing/good-13.test.ts', '#testing/fake-server.ts'],
  ['emulators/src/cli.ts', './commands/start.ts'],
];
/**
 * Three pairs of files that import each other: by relative paths, by the names in `imports` of package.json, and by the
 * name of the package.
 */
const circles: Import[] = [
  ['functions/src/platform/circle-a.ts', './circle-b.ts'],
  ['functions/src/platform/circle-b.ts', './circle-a.ts'],
  ['functions/src/repositories/circle-c.ts', '#features/mail/circle-d'],
  ['functions/src/features/mail/circle-d.ts', '#repositories/circle-c'],
  ['contract/src/mail/circle-e.ts', '@fanclub/contract/links/circle-f'],
  ['contract/src/links/circle-f.ts', '../mail/circle-e.ts'],
];

let folder: string;
let report: string;

/**
 * Writes files with forbidden, allowed and circular imports into a temporary folder, together with the project's own
 * lint settings.
 */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  const {
    vcs: _,
    plugins: __,
    ...settings
  } = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(settings));
  for (const [file, specifier, name = 'x'] of [...forbidden, ...allowed, ...circles]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      `import { ${name} } from '${specifier}';\n\nexport const y = ${name};\n`,
    );
  }
  for (const workspace of ['contract', 'functions', 'web'])
    copyFileSync(inRoot(workspace, 'package.json'), path.join(folder, workspace, 'package.json'));
  const biome = packageScript('@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--max-diagnostics=none', '.'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  report = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const complaint = (file: string, rule = 'style/noRestrictedImports') =>
  new RegExp(`${file}\\S* lint/${rule}`);

const named = (imports: Import[]) => imports.map(([file, from]) => ({ file, from }));

it.each(named(forbidden))('$file may not import $from', ({ file }) => {
  expect(report).toMatch(complaint(file));
});

it.each(named(allowed))('$file may import $from', ({ file }) => {
  expect(report).not.toMatch(complaint(file));
});

it.each(named(circles))('$file and $from may not import each other', ({ file }) => {
  expect(report).toMatch(complaint(file, 'suspicious/noImportCycles'));
});
