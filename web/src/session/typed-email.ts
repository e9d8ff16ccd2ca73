import { createStore } from '#store/store.ts';

const storageKey = 'typedEmail';

/** The storage of the tab; undefined while the build renders pages. */
const storage = globalThis.window?.sessionStorage;

/**
 * The e-mail address that a person last entered before signing in. Other pages for signing in are prefilled with this
 * address. The tab keeps it, because some of these pages are documents of their own, until the person signs in.
 */
export const typedEmail = createStore<string>(storage?.getItem(storageKey) ?? '');

typedEmail.subscribe(() => {
  const email = typedEmail.get();
  if (email) storage?.setItem(storageKey, email);
  else storage?.removeItem(storageKey);
});
