import { isLanguageCode, type LanguageCode } from '@fanclub/contract/text/languages';

const storageKey = 'language';

/**
 * Key under which `sessionStorage` says that a visitor picked the language by hand. The value must survive a change of
 * page, because built pages open another page for another language.
 */
const pickedKey = 'languagePicked';

export function markLanguagePicked(isPicked: boolean): void {
  if (isPicked) sessionStorage.setItem(pickedKey, 'true');
  else sessionStorage.removeItem(pickedKey);
}

/** True if the language was picked by hand in this visit, while nobody was signed in. */
export function isLanguagePicked(): boolean {
  return sessionStorage.getItem(pickedKey) !== null;
}

/**
 * Returns the language that a sign-in sets: the person's own, unless another one was picked by hand in this visit.
 * Returns null if the language stays.
 */
export function languageAtSignIn(own: string | null): LanguageCode | null {
  return isLanguageCode(own) && !isLanguagePicked() ? own : null;
}

export function storeLanguage(language: LanguageCode): void {
  localStorage.setItem(storageKey, language);
}
