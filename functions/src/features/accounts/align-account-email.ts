import type { UserRecord } from 'firebase-admin/auth';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member, MemberDocument } from '#repositories/member';
import { findMember, memberDoc, readMember } from '#repositories/members';
import { findAccount, findAccountByEmail, isTaken, removeAccount } from './auth-accounts.ts';
import { hasForeignGoogle } from './google-identity.ts';

const attempts = 3;
const retryAfterS = 5;
/** Accounts that each hold the address of the next; two is a coincidence, more is mischief. */
const maxChain = 10;

/**
 * Gives a member's Auth account the e-mail that the member row holds, and then marks the account
 * as ready. Safe to repeat, and to run for two moves at once: it looks at the row again until what
 * it wrote is what the row says. An account not made yet stays the registration's to make.
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
 * Gives an account an e-mail. The new address has proved nothing yet, and a Google account of the
 * old one is no longer a way in: it may be a stranger's, if the old address was a mistake.
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
    ...(hasForeignGoogle(account, email) && { providersToUnlink: ['google.com'] }),
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
 * The lock says that no other member has this e-mail. An account that holds it all the same is
 * that of a member whose own move is unfinished, or who took the address past our API, and gets
 * its own back; or it is nobody's, and goes.
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
 * Marks as ready a member whose account has this e-mail, and writes what else is known. False when
 * the row's e-mail changed meanwhile: the rest is written, and the mark waits.
 */
export function markAligned(
  context: ServerContext,
  { id, email }: Pick<Member, 'id' | 'email'>,
  rest: Partial<MemberDocument> = {},
): Promise<boolean> {
  const { db } = context;
  return db.runTransaction(async (transaction) => {
    const isAligned = (await readMember(transaction, db, id))?.email === email;
    const update = { ...rest, ...(isAligned && { account: 'ready' as const }) };
    if (Object.keys(update).length > 0) transaction.update(memberDoc(db, id), update);
    return isAligned;
  });
}
