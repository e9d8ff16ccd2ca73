import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, it } from 'vitest';
import { rewordableKinds } from './mail-kinds.ts';
import { originalWords } from './reword.ts';

const each = rewordableKinds.flatMap((kind) => languageCodes.map((code) => [kind, code] as const));

it.each(each)(
  'the original words of %s in %s are complete, although no member’s data is filled in',
  (kind, language) => {
    const words = Object.values(originalWords(kind, language));
    expect(words.filter((text) => /undefined|null|Invalid|^$/.test(text))).toEqual([]);
  },
);
