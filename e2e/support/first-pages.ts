import { defaultLanguage, languageCodes } from '@fanclub/contract/text/languages';

/** The first page of the site in each language, by its path. */
export const firstPages = languageCodes.map((language) => ({
  language,
  path: language === defaultLanguage ? '/' : `/${language}`,
}));
