import { useSyncExternalStore } from 'react';
import { type Consent, getConsent, subscribeToConsent } from './consent-store.ts';

/**
 * Returns the choice on this device: null if there is none yet, undefined while a built page has not
 * read it.
 */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(
    subscribeToConsent,
    getConsent,
    () => undefined,
  );
}
