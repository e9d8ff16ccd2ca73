import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { useLanguage } from '#i18n/use-language.ts';

/**
 * Returns a function for the name of a language in the panel's language, for sentences. A choice between languages
 * shows each language's own name instead (`languages[code].label`).
 */
export function useLanguageName(): (code: LanguageCode) => string {
  const names = new Intl.DisplayNames([languages[useLanguage()].locale], { type: 'language' });
  return (code) => names.of(code) ?? languages[code].label;
}
