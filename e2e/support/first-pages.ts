import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
} from '@fanclub/contract/text/languages';

/** Returns the address of a public page in a language. `path` is the page's path without the language's prefix. */
export const addressIn = (language: LanguageCode, path: string) =>
  language === defaultLanguage ? path : `/${language}${path.replace(/^\/(?=#|$)/, '')}`;

/** The first page of the site in each language, by its path. */
export const firstPages = languageCodes.map((language) => ({
  language,
  path: addressIn(language, '/'),
}));
