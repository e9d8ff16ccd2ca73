import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** Returns the attributes of an element whose text is in this language, which may differ from the page's language. */
export const writtenIn = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction,
});
