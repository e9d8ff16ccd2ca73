import type { ServerContext } from '#platform/context';
import { findUidByEmail } from '#repositories/member-emails';
import { findAccountByEmail, isTaken, revokeAtFirebase } from './auth-accounts.ts';
import { deleteMemberAccount } from './delete-account.ts';

/** Makes the account that a new admin's Google sign-in finds. Safe to repeat; one that is there stays. */
export async function makeAdminAccount(context: ServerContext, email: string): Promise<void> {
  await context.auth.createUser({ email, emailVerified: true }).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
}

/**
 * Ends at Firebase what somebody had there who is no admin any more: every session, and the account
 * where it is no member's either. Safe to repeat.
 */
export async function endAdminAccount(context: ServerContext, email: string): Promise<void> {
  const account = await findAccountByEmail(context, email);
  if (!account) return;
  await revokeAtFirebase(context, account.uid);
  if ((await findUidByEmail(context, email)) === account.uid) return;
  await deleteMemberAccount(context, account.uid);
}
