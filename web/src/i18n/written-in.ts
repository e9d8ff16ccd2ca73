import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** Attributes of an element whose text has its own language, independent of the page. */
export const writtenIn = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction,
});
