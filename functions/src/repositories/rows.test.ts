import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { inOfferedLanguage, readTogether } from './rows.ts';

const row = (path: string) => ({ path, get: () => Promise.resolve(path) });

/** Returns a reader that gives each document as its path, and the list of its calls. */
function reader() {
  const calls: string[][] = [];
  return {
    calls,
    getAll: (...asked: DocumentReference[]) => {
      const paths = asked.map(({ path }) => path);
      calls.push(paths);
      return Promise.resolve([...paths] as unknown as DocumentSnapshot[]);
    },
  };
}

it('readTogether reads single rows and lists in one call, each under its name and in its order', async () => {
  const { calls, getAll } = reader();
  const found = await readTogether(
    { getAll },
    { one: row('a/1'), many: [row('b/1'), row('b/2')], last: row('c/1') },
  );
  expect(found).toEqual({ one: 'a/1', many: ['b/1', 'b/2'], last: 'c/1' });
  expect(calls).toEqual([['a/1', 'b/1', 'b/2', 'c/1']]);
});

it('readTogether asks for nothing where there is null, and keeps its place', async () => {
  const { calls, getAll } = reader();
  const found = await readTogether(
    { getAll },
    { none: null, many: [null, row('b/2'), null], empty: [], last: row('c/1') },
  );
  expect(found).toEqual({
    none: undefined,
    many: [undefined, 'b/2', undefined],
    empty: [],
    last: 'c/1',
  });
  expect(calls).toEqual([['b/2', 'c/1']]);
});

it('a row in a language that the club does not offer is read in the default language', () => {
  const row = { language: 'eo' as LanguageCode, email: 'sara@example.com' };
  expect(inOfferedLanguage(row)).toEqual({ ...row, language: defaultLanguage });
  expect(inOfferedLanguage({ language: 'it' })).toEqual({ language: 'it' });
});
