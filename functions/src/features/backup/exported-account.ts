import type { UserRecord } from 'firebase-admin/auth';

/** An account as `firebase auth:export` writes it and `firebase auth:import` reads it. */
export interface ExportedAccount {
  localId: string;
  email: string | undefined;
  emailVerified: boolean;
  disabled: boolean;
  /** Milliseconds since 1970, in digits. */
  createdAt: string;
  providerUserInfo: { providerId: string; rawId: string; email: string | undefined }[];
}

/** True for Google, the only provider that people sign in with. */
const isImported = ({ providerId }: { providerId: string }) => providerId === 'google.com';

export function exportAccount(account: UserRecord): ExportedAccount {
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    disabled: account.disabled,
    createdAt: String(Date.parse(account.metadata.creationTime)),
    providerUserInfo: account.providerData.filter(isImported).map(({ providerId, uid, email }) => ({
      providerId,
      rawId: uid,
      email,
    })),
  };
}
