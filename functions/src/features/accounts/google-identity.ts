import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { memberDoc } from '#repositories/members';
import { isRowChanged, isRowGone } from '#repositories/rows';
import { findAccount, hasPassword, revokeAtFirebase, updateAccount } from './auth-accounts.ts';

/**
 * Google accounts linked to a member's Auth account. Anybody with a session can link one at Firebase
 * itself, past our API, and Firebase removes a password when a verified Google account signs in.
 */

const google = 'google.com';

/** The member that an account belongs to; `google_sub` is set once the member has signed in with Google. */
export type AccountOwner = Pick<Member, 'email' | 'google_sub'>;

/** True if a Google account that is not the owner's opens the account. */
export function hasForeignGoogle(
  account: UserRecord,
  { email, google_sub }: AccountOwner,
): boolean {
  return account.providerData.some(
    (provider) =>
      provider.providerId === google &&
      (provider.email?.toLowerCase() !== email || (google_sub && provider.uid !== google_sub)),
  );
}

/** True if this very Google account is linked, and has the owner's e-mail itself. */
export async function ownsGoogle(
  context: ServerContext,
  uid: string,
  { email, sub }: { email: string; sub: string },
): Promise<boolean> {
  const account = await findAccount(context, uid);
  const linked = account?.providerData.find((provider) => provider.providerId === google);
  return linked?.uid === sub && linked.email?.toLowerCase() === email;
}

/**
 * Unlinks a Google account with another e-mail than the member's, and ends the account's sessions at
 * Firebase. Safe to repeat.
 */
export async function unlinkForeignGoogle(
  context: ServerContext,
  { id, ...owner }: AccountOwner & { id: string },
): Promise<void> {
  const account = await findAccount(context, id);
  if (!account || !hasForeignGoogle(account, owner)) return;
  await revokeAtFirebase(context, id);
  await updateAccount(context, id, { providersToUnlink: [google] });
}

/**
 * Ends an account's sessions at Firebase too, so that an old token can change nothing there, and
 * unlinks a Google account that is not its owner's. Safe to repeat.
 */
export async function endAtFirebase(
  context: ServerContext,
  owner: AccountOwner & { id: string },
): Promise<void> {
  await revokeAtFirebase(context, owner.id);
  await unlinkForeignGoogle(context, owner);
}

/**
 * Marks an account's e-mail as verified, because a link mailed to it was used: Firebase then keeps
 * the password when the owner signs in with Google. Does nothing to an account with another e-mail;
 * unlinks a foreign Google account. E-mail and mark are one write, so that an e-mail set at Firebase
 * meanwhile is not verified. Safe to repeat.
 */
export async function confirmEmail(
  context: ServerContext,
  account: UserRecord,
  owner: AccountOwner,
): Promise<void> {
  const { uid } = account;
  const { email } = owner;
  if (account.email?.toLowerCase() !== email) return;
  const isForeign = hasForeignGoogle(account, owner);
  if (account.emailVerified && !isForeign) return;
  if (isForeign) await revokeAtFirebase(context, uid);
  const unlinking = isForeign && { providersToUnlink: [google] };
  await updateAccount(context, uid, { email, emailVerified: true, ...unlinking });
}

/**
 * When somebody signs in with Google, Firebase removes the password of an account whose e-mail was not verified. This
 * function then sets `has_password` to false. It returns whether the member has a password. It reads the row before the
 * account, and writes it only if the row is still unchanged, so that a password set in between is not lost.
 */
export async function clearLostPassword(context: ServerContext, uid: string): Promise<boolean> {
  const row = await memberDoc(context.db, uid).get();
  if (!row.data()?.has_password) return false;
  const account = await findAccount(context, uid);
  if (!account || hasPassword(account)) return true;
  try {
    await row.ref.update({ has_password: false }, { lastUpdateTime: row.updateTime });
    return false;
  } catch (error) {
    if (!isRowChanged(error) && !isRowGone(error)) throw error;
    return isRowChanged(error);
  }
}
