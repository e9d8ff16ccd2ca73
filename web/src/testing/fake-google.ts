/** Replaces `firebase/auth` in tests: Google's sign-in window returns what the test has set. */

interface Credential {
  user: { email: string; getIdToken: () => Promise<string>; refreshToken: string };
}

let answerWindow: () => Promise<Credential> = () => closed();

const closed = () =>
  Promise.reject(Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' }));

export const fakeGoogle = {
  /** From now on the person chooses an account in the window. */
  signsIn(idToken = 'google-id-token'): void {
    const user = {
      email: 'sara@example.com',
      getIdToken: async () => idToken,
      refreshToken: 'google-refresh-token',
    };
    answerWindow = async () => ({ user });
  },

  /** From now on the person closes the window; this is the default. */
  isClosed(): void {
    answerWindow = closed;
  },
};

export const browserPopupRedirectResolver = {};
export const inMemoryPersistence = {};
export class GoogleAuthProvider {
  setCustomParameters(): void {}
}
export const initializeAuth = () => ({});
export const signOut = async () => {};
export const signInWithPopup = () => answerWindow();
