import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot, packageScript } from '../paths.ts';

const forbidden = [
  ['contract/src/pricing/bad-1.ts', '@fanclub/functions/members/member'],
  ['contract/src/pricing/bad-2.ts', 'react'],
  ['functions/src/features/members/bad-3.ts', '@fanclub/web/app'],
  ['web/src/features/landing/bad-4.ts', '@fanclub/functions/members/member'],
  ['web/src/features/landing/bad-5.ts', 'firebase-admin/firestore'],
  ['web/src/ui/bad-6.ts', '@fanclub/emulators/ports'],
  ['web/src/app/bad-7.ts', 'node:fs'],
  ['stories/src/bad-8.ts', '@fanclub/functions/members/member'],
] as const;
const allowed = [
  ['web/src/features/landing/good-1.ts', '@fanclub/contract/pricing/cost'],
  ['web/src/app/good-2.test.ts', 'node:fs'],
  ['functions/src/features/members/good-3.ts', '@fanclub/contract/pricing/cost'],
  ['stories/src/good-4.ts', '@fanclub/contract/pricing/cost'],
] as const;

let folder: string;
let report: string;

/** A tree of deliberately bad imports under the project's own lint settings. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  const { vcs: _, ...settings } = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(settings));
  for (const [file, specifier] of [...forbidden, ...allowed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(
      path.join(folder, file),
      `import { x } from '${specifier}';\n\nexport const y = x;\n`,
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

it.each(forbidden)('%s may not import %s', (file) => {
  expect(report).toMatch(complaint(file));
});

it.each(allowed)('%s may import %s', (file) => {
  expect(report).not.toMatch(complaint(file));
});
