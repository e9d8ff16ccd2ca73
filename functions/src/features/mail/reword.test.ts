import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, it } from 'vitest';
import { rewordableKinds } from './mail-kinds.ts';
import { originalWords } from './reword.ts';

const each = rewordableKinds.flatMap((kind) => languageCodes.map((code) => [kind, code] as const));

it.each(each)('all words of %s in %s are there without anybody’s data', (kind, language) => {
  const words = Object.values(originalWords(kind, language));
  expect(words.filter((text) => /undefined|null|Invalid|^$/.test(text))).toEqual([]);
});
