import { tabStorage } from '#store/browser-storage.ts';

const storageKey = 'freshPassword';

/** Keeps a password that the server has generated, for the login page that opens next in this tab. */
export const keepFreshPassword = (password: string): void =>
  tabStorage.setItem(storageKey, password);

/** Returns the kept password, once. */
export function takeFreshPassword(): string | null {
  const password = tabStorage.getItem(storageKey);
  tabStorage.removeItem(storageKey);
  return password;
}
