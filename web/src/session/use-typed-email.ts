import { useSyncExternalStore } from 'react';
import { typedEmail } from './typed-email.ts';

export const useTypedEmail = (): string =>
  useSyncExternalStore(typedEmail.subscribe, typedEmail.get, typedEmail.get);
