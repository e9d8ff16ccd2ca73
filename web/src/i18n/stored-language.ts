import { isLanguageCode, type LanguageCode } from '@fanclub/contract/text/languages';
import { deviceStorage, tabStorage } from '#store/browser-storage.ts';

const storageKey = 'language';

/**
 * Key under which `sessionStorage` says that a visitor picked the language by hand. The value must survive a change of
 * page, because built pages open another page for another language.
 */
const pickedKey = 'languagePicked';

export function markLanguagePicked(isPicked: boolean): void {
  if (isPicked) tabStorage.setItem(pickedKey, 'true');
  else tabStorage.removeItem(pickedKey);
}

/** True if the language was picked by hand in this visit, while nobody was signed in. */
export function isLanguagePicked(): boolean {
  return tabStorage.getItem(pickedKey) !== null;
}

/**
 * Returns the language that a sign-in sets: the person's own, unless another one was picked by hand in this visit.
 * Returns null if the language stays.
 */
export function languageAtSignIn(own: string | null): LanguageCode | null {
  return isLanguageCode(own) && !isLanguagePicked() ? own : null;
}

export function storeLanguage(language: LanguageCode): void {
  deviceStorage.setItem(storageKey, language);
}
