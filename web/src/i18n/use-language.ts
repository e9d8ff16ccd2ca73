import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
} from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';

/** The language on screen. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return isLanguageCode(i18n.language) ? i18n.language : defaultLanguage;
}
