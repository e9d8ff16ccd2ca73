import { isLanguageCode, type LanguageCode } from '@fanclub/contract/text/languages';

const storageKey = 'language';

/**
 * True if this device stores a language. The person may have chosen it, the address may have contained it, or an
 * earlier sign-in may have set it.
 */
function hasChosenLanguage(): boolean {
  return isLanguageCode(localStorage.getItem(storageKey));
}

/**
 * Returns the language that a sign-in sets: the person's own, unless this device already stores a language. Returns null
 * if the language stays.
 */
export function languageAtSignIn(own: string | null): LanguageCode | null {
  return isLanguageCode(own) && !hasChosenLanguage() ? own : null;
}

export function storeLanguage(language: LanguageCode): void {
  localStorage.setItem(storageKey, language);
}
