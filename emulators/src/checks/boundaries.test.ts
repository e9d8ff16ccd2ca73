import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
];

let folder: string;
let report: string;

/** A tree of deliberately bad imports under the project's own lint settings. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  const { vcs: _, ...settings } = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(settings));
  for (const [file, specifier, name = 'x'] of [...forbidden, ...allowed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      `import { ${name} } from '${specifier}';\n\nexport const y = ${name};\n`,
    );
  }
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

const complaint = (file: string) => new RegExp(`${file}\\S* lint/style/noRestrictedImports`);

const named = (imports: Import[]) => imports.map(([file, from]) => ({ file, from }));

it.each(named(forbidden))('$file may not import $from', ({ file }) => {
  expect(report).toMatch(complaint(file));
});

it.each(named(allowed))('$file may import $from', ({ file }) => {
  expect(report).not.toMatch(complaint(file));
});
