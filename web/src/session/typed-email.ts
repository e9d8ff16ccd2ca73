import { useSyncExternalStore } from 'react';
import { createStore } from '#store/store.ts';

/** The address that was typed last on the way in, so that no page asks for it twice. In memory alone. */
export const typedEmail = createStore<string>('');

export const useTypedEmail = (): string =>
  useSyncExternalStore(typedEmail.subscribe, typedEmail.get, typedEmail.get);
