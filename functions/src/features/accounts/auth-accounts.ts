import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';

/**
 * The accounts of Firebase Auth. An account is made after its member row and deleted before it, so
 * that one which is not there is an answer here and no error.
 */

type Accounts = Pick<ServerContext, 'auth'>;

function hasCode(error: unknown, ...codes: string[]): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && codes.includes(code);
}

function nullIfAbsent(error: unknown): null {
  if (hasCode(error, 'auth/user-not-found')) return null;
  throw error;
}

/** True for the refusal to give an account a uid or an e-mail that another one has. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, 'auth/uid-already-exists', 'auth/email-already-exists');
}

export function findAccount({ auth }: Accounts, uid: string): Promise<UserRecord | null> {
  return auth.getUser(uid).catch(nullIfAbsent);
}

export function findAccountByEmail({ auth }: Accounts, email: string): Promise<UserRecord | null> {
  return auth.getUserByEmail(email).catch(nullIfAbsent);
}

/** As many as Firebase lists in one call. */
const accountsPerPage = 1_000;

/** All accounts, page after page. */
export async function* eachAccountPage({ auth }: Accounts): AsyncGenerator<UserRecord[]> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(accountsPerPage, pageToken);
    yield page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

/** Changes an account; null where there is none. */
export function updateAccount(
  { auth }: Accounts,
  uid: string,
  changes: UpdateRequest,
): Promise<UserRecord | null> {
  return auth.updateUser(uid, changes).catch(nullIfAbsent);
}

/** Ends every session of an account at Firebase, so that an old token can change nothing there. */
export async function revokeAtFirebase({ auth }: Accounts, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid).catch(nullIfAbsent);
}

/** Deletes an account; false where there was none. */
export async function removeAccount({ auth }: Accounts, uid: string): Promise<boolean> {
  const removed = await auth.deleteUser(uid).then(() => true, nullIfAbsent);
  return removed ?? false;
}

/** True for an account that can be signed in to with a password. */
export const hasPassword = ({ providerData }: UserRecord): boolean =>
  providerData.some(({ providerId }) => providerId === 'password');
