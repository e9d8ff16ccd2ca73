import { useSyncExternalStore } from 'react';
import { createStore } from '#store/store.ts';

/**
 * The e-mail address that a person last entered before signing in. Other pages for signing in are prefilled with this
 * address. The address is kept in memory only.
 */
export const typedEmail = createStore<string>('');

export const useTypedEmail = (): string =>
  useSyncExternalStore(typedEmail.subscribe, typedEmail.get, typedEmail.get);
