/** Replaces `firebase/auth` in tests: Google's window returns what the test has prepared. */

interface Credential {
  user: { email: string; getIdToken: () => Promise<string>; refreshToken: string };
}

let answerWindow: () => Promise<Credential> = () => closed();

const closed = () =>
  Promise.reject(Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' }));

export const fakeGoogle = {
  /** The person chooses an account in the window. */
  signsIn(idToken = 'google-id-token'): void {
    const user = {
      email: 'sara@example.com',
      getIdToken: async () => idToken,
      refreshToken: 'google-refresh-token',
    };
    answerWindow = async () => ({ user });
  },

  /** The person closes the window; this is the default. */
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
