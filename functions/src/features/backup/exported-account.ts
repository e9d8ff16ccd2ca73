import type { UserRecord } from 'firebase-admin/auth';

/** An account as `firebase auth:export` writes it and `firebase auth:import` reads it. */
export interface ExportedAccount {
  localId: string;
  email: string | undefined;
  emailVerified: boolean;
  passwordHash: string | undefined;
  salt: string | undefined;
  disabled: boolean;
  /** Milliseconds since 1970, in digits. */
  createdAt: string;
  providerUserInfo: { providerId: string; rawId: string; email: string | undefined }[];
}

/**
 * Converts URL-safe base64, which Google returns, to standard base64, which `auth:import` expects. The emulator's
 * hashes are not base64: they contain the password, and stay as they are.
 */
const plainBase64 = (text: string | undefined) =>
  text && /^[\w=-]+$/.test(text) ? text.replaceAll('_', '/').replaceAll('-', '+') : text;

/**
 * True for Google, the only provider that is exported. The password provider is left out, because the password is in
 * the account's own fields.
 */
const isImported = ({ providerId }: { providerId: string }) => providerId === 'google.com';

export function exportAccount(account: UserRecord): ExportedAccount {
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    passwordHash: plainBase64(account.passwordHash),
    salt: plainBase64(account.passwordSalt),
    disabled: account.disabled,
    createdAt: String(Date.parse(account.metadata.creationTime)),
    providerUserInfo: account.providerData.filter(isImported).map(({ providerId, uid, email }) => ({
      providerId,
      rawId: uid,
      email,
    })),
  };
}
