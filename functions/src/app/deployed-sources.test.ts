import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** Files that no deployed function imports, each with its use. */
const others: Record<string, string> = {
  'features/mail/samples.ts': 'tests and the page of all mails',
  'features/maintenance/cli.ts': 'an npm command',
  'features/uploads/image-worker.ts': 'a process that the server starts',
  'testing/approval.ts': 'tests and the demo',
};

/** Returns the file of `functions/src` that an import names; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (!specifier.startsWith('#')) return null;
  const file = `${specifier.slice(1)}.ts`;
  return existsSync(join(sources, file)) ? file : `${file}x`;
}

const specifiers = /^(?:import|export) [^;]*?from '([^']+)';|import\('([^']+)'\)/gm;

/** Adds a file and all files that it imports, directly or through others. */
function addImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(sources, file), 'utf8');
  for (const [, named, lazy] of text.matchAll(specifiers)) {
    const imported = fileOf(file, named ?? lazy ?? '');
    if (imported !== null) addImports(imported, found);
  }
  return found;
}

/** A task of maintenance, for example, is in no function until `run-maintenance.ts` lists it. */
it('each source file is part of a deployed function, or has another use', () => {
  const deployed = addImports('index.ts', new Set());
  const left = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (file) => !file.includes('.test.') && !deployed.has(file),
  );
  expect(left.sort()).toEqual(Object.keys(others));
});
