import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** Returns the attributes of an element whose text is in this language, whatever the page's language is. */
export const writtenIn = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction,
});
