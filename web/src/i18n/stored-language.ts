import { isLanguageCode, type LanguageCode } from '@fanclub/contract/text/languages';

const storageKey = 'language';

/**
 * True if this device stores a language. The person may have chosen it, the address may have contained it, or an
 * earlier sign-in may have set it.
 */
export function hasChosenLanguage(): boolean {
  return isLanguageCode(localStorage.getItem(storageKey));
}

export function storeLanguage(language: LanguageCode): void {
  localStorage.setItem(storageKey, language);
}
