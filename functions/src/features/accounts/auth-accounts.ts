import type { UpdateRequest, UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';

/**
 * Access to the accounts of Firebase Auth. A member's account is created after the member row and deleted before it,
 * so a missing account is a normal result and not an error.
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

/** True for the error of Firebase when the uid or the e-mail belongs to another account. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, 'auth/uid-already-exists', 'auth/email-already-exists');
}

export function findAccount({ auth }: Accounts, uid: string): Promise<UserRecord | null> {
  return auth.getUser(uid).catch(nullIfAbsent);
}

export function findAccountByEmail({ auth }: Accounts, email: string): Promise<UserRecord | null> {
  return auth.getUserByEmail(email).catch(nullIfAbsent);
}

/** The most accounts that Firebase lists in one call. */
const accountsPerPage = 1_000;

export async function* eachAccountPage({ auth }: Accounts): AsyncGenerator<UserRecord[]> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(accountsPerPage, pageToken);
    yield page.users;
    pageToken = page.pageToken;
  } while (pageToken);
}

/** Changes an account. Returns null if it does not exist. */
export function updateAccount(
  { auth }: Accounts,
  uid: string,
  changes: UpdateRequest,
): Promise<UserRecord | null> {
  return auth.updateUser(uid, changes).catch(nullIfAbsent);
}

/** Ends every session of an account at Firebase, so that an old token cannot change the account there. */
export async function revokeAtFirebase({ auth }: Accounts, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid).catch(nullIfAbsent);
}

/** Deletes an account. Returns false if it did not exist. */
export async function removeAccount({ auth }: Accounts, uid: string): Promise<boolean> {
  const removed = await auth.deleteUser(uid).then(() => true, nullIfAbsent);
  return removed ?? false;
}
