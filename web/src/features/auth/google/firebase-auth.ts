import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  initializeAuth,
  inMemoryPersistence,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import { env } from '#config/env.ts';

/** The result of a Google sign-in at Firebase. */
export interface GoogleSession {
  email: string;
  idToken: string;
  refreshToken: string;
  /** Signs out of Firebase in this browser. */
  forget: () => Promise<void>;
}

let started: Auth | null = null;

/**
 * Returns the Firebase auth instance. The SDK stores nothing, because our own session store holds the
 * tokens.
 */
export function firebaseAuth(connect?: (auth: Auth) => void): Auth {
  if (!started) {
    started = initializeAuth(initializeApp(env.firebase), {
      persistence: inMemoryPersistence,
      popupRedirectResolver: browserPopupRedirectResolver,
    });
    connect?.(started);
  }
  return started;
}

export async function toGoogleSession(
  auth: Auth,
  { user }: UserCredential,
): Promise<GoogleSession> {
  return {
    email: user.email ?? '',
    idToken: await user.getIdToken(),
    refreshToken: user.refreshToken,
    forget: () => signOut(auth),
  };
}
