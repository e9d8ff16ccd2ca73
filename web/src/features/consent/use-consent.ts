import { useSyncExternalStore } from 'react';
import { type Consent, getConsent, subscribeToConsent } from './consent-store.ts';

/** The choice on this device; null until there is one, undefined while a built page does not know yet. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(
    subscribeToConsent,
    getConsent,
    () => undefined,
  );
}
