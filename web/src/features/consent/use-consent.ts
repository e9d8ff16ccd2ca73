import { useSyncExternalStore } from 'react';
import { type Consent, getConsent, subscribeToConsent } from './consent-store.ts';

/** The choice on this device; null until there is one. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribeToConsent, getConsent);
}
