import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import type { Member } from '#members/member';
import { findMember, memberDoc } from '#members/member-repository';

const authCode = (error: unknown) => (error as { code?: string }).code;
const attempts = 3;
const retryAfterS = 5;
/** Unfinished moves that wait for each other; two is already a coincidence. */
const maxChain = 3;

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
    if (await markReady(context, member)) return { ...member, account: 'ready' };
  }
  throw new AppError('service_busy', { retryAfterS });
}

async function findAccount(context: ServerContext, uid: string): Promise<UserRecord | null> {
  return context.auth.getUser(uid).catch((error) => {
    if (authCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
}

/**
 * The new address has proved nothing yet, and a Google account of the old one is no longer a way
 * in: it may be a stranger's, if the old address was a mistake.
 */
async function takeEmail(
  context: ServerContext,
  account: UserRecord,
  email: string,
  depth = 0,
): Promise<void> {
  const isStrange = account.providerData.some(
    (provider) => provider.providerId === 'google.com' && provider.email?.toLowerCase() !== email,
  );
  const update = {
    email,
    emailVerified: false,
    ...(isStrange && { providersToUnlink: ['google.com'] }),
  };
  try {
    await context.auth.updateUser(account.uid, update);
  } catch (error) {
    if (authCode(error) !== 'auth/email-already-exists') throw error;
    await freeEmail(context, email, depth + 1);
  }
}

/**
 * The lock says that no member has this e-mail. An account that holds it all the same is either
 * that of a member whose own move is unfinished, or nobody's (decisions §5), and goes.
 */
async function freeEmail(context: ServerContext, email: string, depth: number): Promise<void> {
  const holder = await context.auth.getUserByEmail(email).catch((error) => {
    if (authCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
  if (!holder) return;
  const member = await findMember(context.db, holder.uid);
  if (member?.email === email || depth > maxChain)
    throw new AppError('service_busy', { retryAfterS });
  if (member) await takeEmail(context, holder, member.email, depth);
  else await context.auth.deleteUser(holder.uid);
}

/** False when the row's e-mail changed meanwhile. */
function markReady(context: ServerContext, member: Member): Promise<boolean> {
  const row = memberDoc(context.db, member.id);
  return context.db.runTransaction(async (transaction) => {
    const email = (await transaction.get(row)).get('email');
    if (email !== member.email) return false;
    transaction.update(row, { account: 'ready' });
    return true;
  });
}
