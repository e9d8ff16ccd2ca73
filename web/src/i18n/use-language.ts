import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
} from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';

/** Returns the current language and renders again when it changes. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return isLanguageCode(i18n.language) ? i18n.language : defaultLanguage;
}
