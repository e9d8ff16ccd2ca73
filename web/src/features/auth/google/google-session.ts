/** What a Google sign-in at Firebase leaves in our hands. */
export interface GoogleSession {
  idToken: string;
  refreshToken: string;
  /** Signs out of the provider on this device. */
  forget: () => Promise<void>;
}
