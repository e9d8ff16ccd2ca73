import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** For an element whose text is in a language of its own, whatever the page's is. */
export const writtenIn = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction,
});
