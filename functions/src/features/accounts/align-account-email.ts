import type { UserRecord } from 'firebase-admin/auth';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member, MemberDocument } from '#repositories/member';
import { findMember, requireMember, updateMember } from '#repositories/members';
import { findAccount, findAccountByEmail, isTaken, removeAccount } from './auth-accounts.ts';
import { hasForeignGoogle } from './google-identity.ts';

const attempts = 3;
const retryAfterS = 5;
/**
 * The largest number of accounts in a chain in which each account should get the e-mail that the next one still has.
 * Chains longer than two do not arise by accident, so the limit only stops a chain that somebody builds on purpose.
 */
const maxChain = 10;

/**
 * Gives a member's Auth account the e-mail of the member row, then sets `account` of the row to `ready`. Safe to
 * repeat. The row is read again after each change of the account's or the row's e-mail. Throws `service_busy` if the
 * two e-mails still differ after three readings. A missing account is not created here; the registration creates it.
 */
export async function alignAccountEmail(context: ServerContext, uid: string): Promise<Member> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const member = await findMember(context.db, uid);
    if (!member) throw new AppError('user_not_found');
    const account = await findAccount(context, uid);
    if (!account) return member;
    if (account.email?.toLowerCase() !== member.email) {
      await takeEmail(context, account, member.email);
      continue;
    }
    if (member.account === 'ready') return member;
    if (await markAligned(context, member)) return { ...member, account: 'ready' };
  }
  throw new AppError('service_busy', { retryAfterS });
}

/**
 * Gives an account an e-mail, marked as not verified. Unlinks a Google account that has another e-mail, because that
 * e-mail may have been mistyped, so that the Google account belongs to a stranger.
 */
export async function takeEmail(
  context: ServerContext,
  account: UserRecord,
  email: string,
  depth = 0,
): Promise<UserRecord> {
  const update = {
    email,
    emailVerified: false,
    ...(hasForeignGoogle(account, { email }) && { providersToUnlink: ['google.com'] }),
  };
  const put = () => context.auth.updateUser(account.uid, update);
  return put().catch(async (error) => {
    if (!isTaken(error)) throw error;
    await freeEmail(context, email, depth + 1);
    return put().catch((again) => {
      throw isTaken(again) ? new AppError('service_busy', { retryAfterS }) : again;
    });
  });
}

/**
 * Takes an e-mail from the account that has it, so that the member who holds the lock of the e-mail can get it. If the
 * account belongs to another member (whose own change is unfinished, or who set the e-mail directly at Firebase), the
 * account gets the e-mail of that member's row. An account that belongs to no member is deleted.
 */
export async function freeEmail(context: ServerContext, email: string, depth = 0): Promise<void> {
  const holder = await findAccountByEmail(context, email);
  if (!holder) return;
  const member = await findMember(context.db, holder.uid);
  if (member?.email === email || depth > maxChain)
    throw new AppError('service_busy', { retryAfterS });
  if (member) {
    await takeEmail(context, holder, member.email, depth);
    return;
  }
  await removeAccount(context, holder.uid);
}

/**
 * Writes `rest` to the member row, and also sets `account` to `ready` if the row still has the given e-mail. Returns
 * false if the row's e-mail changed meanwhile. Throws `user_not_found`.
 */
export function markAligned(
  context: ServerContext,
  { id, email }: Pick<Member, 'id' | 'email'>,
  rest: Partial<MemberDocument> = {},
): Promise<boolean> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, id);
    const isAligned = member.email === email;
    const update = { ...rest, ...(isAligned && { account: 'ready' as const }) };
    updateMember(transaction, db, member, update);
    return isAligned;
  });
}
