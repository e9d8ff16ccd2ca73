import type { AdminRole } from '@fanclub/contract/roles';
import { adminIdOf } from '@fanclub/functions/repositories/admins';
import { type GoogleApi, GoogleError } from '../google-api.ts';
import { databasePath } from './project-resources.ts';

interface NewAdmin {
  /** The lower-cased e-mail. */
  email: string;
  role?: AdminRole | undefined;
  /** True to let the admin sign in with another Google account. */
  isRepinned?: boolean;
}

/**
 * Creates the Firebase account of an admin, which a Google sign-in cannot create because sign-up is switched off for
 * visitors, and then the admin's row. A repeated call keeps an account or a row that exists.
 */
export async function addAdmin(
  api: GoogleApi,
  { email, role, isRepinned = false }: NewAdmin,
): Promise<void> {
  const account = { email, emailVerified: true };
  await api
    .send('POST', 'accounts', `projects/${api.project}/accounts`, account)
    .catch((error: unknown) => {
      if (!(error instanceof GoogleError) || !/EMAIL_EXISTS/.test(error.message)) throw error;
    });
  const fields = {
    email: { stringValue: email },
    ...(role && { role: { stringValue: role } }),
    ...(isRepinned && { google_sub: { nullValue: null } }),
  };
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const row = `${databasePath(api)}/documents/admins/${encodeURIComponent(adminIdOf(email))}`;
  await api.send('PATCH', 'firestore', `${row}?${mask.join('&')}`, { fields });
}
