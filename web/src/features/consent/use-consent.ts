import { useSyncExternalStore } from 'react';
import { type Consent, getConsent, subscribeToConsent } from './consent-store.ts';

/**
 * Returns the visitor's choice: null if the visitor has not chosen, undefined in built HTML until its island is
 * hydrated.
 */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(
    subscribeToConsent,
    getConsent,
    () => undefined,
  );
}
