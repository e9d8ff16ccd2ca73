import { globSync, readFileSync } from 'node:fs';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';

/** Matches an import of types alone. Every language takes the types of its texts from the Persian files. */
const typeImport = /^import type [^;]+;$/gm;

/**
 * Returns what a file of one language takes from the others: an import (`words/en/fields`), an argument (`'en'`,
 * `'en-GB'`), or an entry of a table (`brand.name.en`). A file that was copied from another language and not changed
 * everywhere still has such a part.
 */
function foreignParts(file: string, others: readonly string[]): string[] {
  const other = `(?:${others.join('|')})`;
  const pattern = new RegExp(`/${other}(?=[/'.])|'${other}(?:-\\w+)?'|\\w+\\.${other}\\b`, 'g');
  const text = readFileSync(inRoot(file), 'utf8').replace(typeImport, '');
  return [...text.matchAll(pattern)].map(([part]) => `${file}: ${part}`);
}

it.each(languageCodes)('no text in %s comes from the file of another language', (code) => {
  const patterns = [`contract/src/**/${code}.ts`, `contract/src/words/${code}/*.ts`];
  const files = globSync([...patterns, `web/src/**/${code}.ts`], { cwd: root });
  expect(files.length, 'the files were found').toBeGreaterThan(20);
  const others = languageCodes.filter((each) => each !== code);
  expect(files.flatMap((file) => foreignParts(file, others))).toEqual([]);
});
