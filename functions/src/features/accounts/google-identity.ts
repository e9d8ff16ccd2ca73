import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { memberDoc, readMember } from '#repositories/members';
import { findAccount, revokeAtFirebase, updateAccount } from './auth-accounts.ts';

/**
 * What a member's Auth account may hold beside our record. Whoever has a session can link a Google
 * account to it at Firebase itself, past our API, and Firebase takes a password away by itself.
 */

const google = 'google.com';

/** True when a Google account of another address than this opens the account. */
export function hasForeignGoogle(account: UserRecord, email: string): boolean {
  return account.providerData.some(
    (provider) => provider.providerId === google && provider.email?.toLowerCase() !== email,
  );
}

/**
 * Unlinks a Google account that is not of the member's own address, and ends the sessions that it,
 * or whoever linked it, has at Firebase. Safe to repeat; an account not made yet has none.
 */
export async function unlinkForeignGoogle(
  context: ServerContext,
  { id, email }: Pick<Member, 'id' | 'email'>,
): Promise<void> {
  const account = await findAccount(context, id);
  if (!account || !hasForeignGoogle(account, email)) return;
  await revokeAtFirebase(context, id);
  await updateAccount(context, id, { providersToUnlink: [google] });
}

/**
 * Marks an address as its owner's own, because a link mailed to it was used: Firebase then keeps
 * the password when the owner comes with Google. An account that has another address by now is
 * left alone, and a foreign Google account goes. E-mail and mark are one write, so that an address
 * set past our API in between is not confirmed. Safe to repeat.
 */
export async function confirmEmail(
  context: ServerContext,
  uid: string,
  email: string,
): Promise<void> {
  const account = await findAccount(context, uid);
  if (account?.email?.toLowerCase() !== email) return;
  const isForeign = hasForeignGoogle(account, email);
  if (account.emailVerified && !isForeign) return;
  if (isForeign) await revokeAtFirebase(context, uid);
  const unlinking = isForeign && { providersToUnlink: [google] };
  await updateAccount(context, uid, { email, emailVerified: true, ...unlinking });
}

/**
 * A verified Google sign-in makes Firebase drop the password of an account whose address was not
 * confirmed; the record then follows. In a transaction, because a password may be set meanwhile.
 * Answers whether the member has a password.
 */
export async function noticeLostPassword(context: ServerContext, uid: string): Promise<boolean> {
  return context.db.runTransaction(async (transaction) => {
    const member = await readMember(transaction, context.db, uid);
    if (!member?.has_password) return false;
    const account = await findAccount(context, uid);
    const isLost = account?.providerData.every(({ providerId }) => providerId !== 'password');
    if (isLost) transaction.update(memberDoc(context.db, uid), { has_password: false });
    return !isLost;
  });
}
