import { createStore } from '#store/store.ts';

const storageKey = 'typedEmail';

/**
 * The e-mail address that a person last entered before signing in. Other pages for signing in are prefilled with this
 * address. The tab keeps it, because some of these pages are documents of their own, until the person signs in.
 */
export const typedEmail = createStore<string>(
  // While the build renders pages there is no window.
  globalThis.window?.sessionStorage.getItem(storageKey) ?? '',
);

typedEmail.subscribe(() => {
  const email = typedEmail.get();
  if (email) globalThis.window?.sessionStorage.setItem(storageKey, email);
  else globalThis.window?.sessionStorage.removeItem(storageKey);
});
