import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange, sessionOfBuild } from './session-store.ts';

/** Returns the session of this browser, synchronised with other tabs. */
export function useSession() {
  const session = useSyncExternalStore(onSessionChange, getSession, sessionOfBuild);
  const { user, token, ended } = session;
  const isSignedIn = Boolean(user && token);
  return {
    user,
    isSignedIn,
    hasExpired: ended === 'expired',
    isLoggingOut: ended === 'by_logout',
  };
}
