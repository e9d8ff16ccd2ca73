import { tabStorage } from '#store/browser-storage.ts';
import { createStore } from '#store/store.ts';

const storageKey = 'typedEmail';

/**
 * The e-mail address that a person last entered before signing in. Other pages for signing in are prefilled with this
 * address. The tab keeps it, because some of these pages are documents of their own, until the person signs in.
 */
export const typedEmail = createStore<string>(tabStorage.getItem(storageKey) ?? '');

typedEmail.subscribe(() => {
  const email = typedEmail.get();
  if (email) tabStorage.setItem(storageKey, email);
  else tabStorage.removeItem(storageKey);
});
