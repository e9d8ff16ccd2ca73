import { type LanguageCode, perLanguage } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';

type Words = (typeof serverWords)[LanguageCode]['mails'];

export function wordsOf<Kind extends keyof Words>(kind: Kind): Record<LanguageCode, Words[Kind]> {
  return perLanguage((code) => serverWords[code].mails[kind]);
}
