import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { Member } from '#repositories/member';
import { findAccount, revokeAtFirebase, updateAccount } from './auth-accounts.ts';

/**
 * The provider id of Google accounts that are linked to a member's Auth account. Anybody with a session can link a
 * Google account directly at Firebase, without our API.
 */
const google = 'google.com';

/** The member that an account belongs to; `google_sub` is set once the member has signed in with Google. */
export type AccountOwner = Pick<Member, 'email'> & Partial<Pick<Member, 'google_sub'>>;

/**
 * True if a Google account is linked that is not the owner's: its e-mail differs from the owner's, or its id from
 * `google_sub`.
 */
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

/** True if the Google account with the id `sub` is linked to the member's account and has the member's e-mail. */
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
 * If a Google account is linked that is not the member's, unlinks it and ends the account's sessions at Firebase.
 * Safe to repeat.
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
 * Ends an account's sessions at Firebase, so that an old token cannot change the account there, and unlinks a Google
 * account that is not its owner's. Only somebody with a stolen token can have set a password at Firebase, which opens
 * nothing here but new sessions there. It is replaced by one that nobody knows, because unlinking it could remove the
 * account's e-mail. Safe to repeat.
 */
export async function endAtFirebase(
  context: ServerContext,
  { id, ...owner }: AccountOwner & { id: string },
): Promise<void> {
  await revokeAtFirebase(context, id);
  const account = await findAccount(context, id);
  if (!account) return;
  const ending = {
    ...(hasForeignGoogle(account, owner) && { providersToUnlink: [google] }),
    ...(account.passwordHash && { password: randomId() }),
  };
  if (Object.keys(ending).length > 0) await updateAccount(context, id, ending);
}

/**
 * Marks an account's e-mail as verified at Firebase, because a link mailed to it was used: Firebase then keeps the
 * sessions when the owner signs in with Google. The row's `email_confirmed_at` does not change. Also unlinks a Google
 * account that is not the owner's. Does nothing if the account has another e-mail. The same update also sets the
 * e-mail, so that another e-mail that was set at Firebase meanwhile is not marked as verified. Safe to repeat.
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
