import type { UserRecord } from 'firebase-admin/auth';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member, MemberDocument } from '#repositories/member';
import { findMember, memberDoc, requireMember } from '#repositories/members';
import { findAccount, findAccountByEmail, isTaken, removeAccount } from './auth-accounts.ts';
import { hasForeignGoogle } from './google-identity.ts';

const attempts = 3;
const retryAfterS = 5;
/**
 * The longest chain of accounts, each holding the next one's e-mail, that is followed. A chain of more than two
 * cannot be an accident.
 */
const maxChain = 10;

/**
 * Gives a member's Auth account the e-mail of the member row, then marks the account as ready. It is safe to
 * repeat. If the e-mail changes meanwhile, it reads the row again until both agree. A missing account is left to
 * the registration.
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
 * Gives an account an e-mail, as not verified. A Google account of the old e-mail is unlinked: if
 * that e-mail was a mistake, it belongs to a stranger.
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
 * Takes an e-mail from the account that has it, for the member who holds the e-mail's lock. If the
 * account is another member's (whose own change is unfinished, or who set the e-mail at Firebase
 * itself), it gets that member's e-mail; if it is nobody's, it is deleted.
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
 * Writes `rest`, and marks the member as ready if the row still has this e-mail. Returns false if the row's
 * e-mail changed meanwhile. Throws `user_not_found`.
 */
export function markAligned(
  context: ServerContext,
  { id, email }: Pick<Member, 'id' | 'email'>,
  rest: Partial<MemberDocument> = {},
): Promise<boolean> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const isAligned = (await requireMember(transaction, db, id)).email === email;
    const update = { ...rest, ...(isAligned && { account: 'ready' as const }) };
    if (Object.keys(update).length > 0) transaction.update(memberDoc(db, id), update);
    return isAligned;
  });
}
