import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange, sessionOfBuild } from './session-store.ts';

/** Returns the session of this browser, synchronised with other tabs. */
export function useSession() {
  const { user, token, ended } = useSyncExternalStore(onSessionChange, getSession, sessionOfBuild);
  return { user, isSignedIn: Boolean(user && token), hasExpired: ended === 'expired' };
}
