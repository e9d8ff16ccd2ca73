import { type LanguageCode, offeredLanguage } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';
import { addressIn } from '#config/paths.ts';

/** Returns the current language and renders again when it changes. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return offeredLanguage(i18n.language);
}

/** Returns a function that gives the address of a path in the current language. */
export function useAddress(): (path: string) => string {
  const language = useLanguage();
  return (path) => addressIn(language, path);
}
