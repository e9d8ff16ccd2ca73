import type { UserRecord } from 'firebase-admin/auth';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { findMember, memberDoc } from '#repositories/members';
import { findUpload, receiptsWithSameBytes } from '#repositories/uploads';
import { alignAccountEmail, freeEmail, markAligned, takeEmail } from './align-account-email.ts';
import { findAccount, isTaken } from './auth-accounts.ts';

const attempts = 3;

/**
 * Makes the Auth account of a member under the member's own uid, however often it is called: an
 * account with that uid takes the e-mail and the password, and one that holds the e-mail without
 * right gives it back or is replaced.
 */
async function ensureAccount(
  context: ServerContext,
  { id: uid, email }: Pick<Member, 'id' | 'email'>,
  password: string | undefined,
): Promise<UserRecord> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = await context.auth
      .createUser({ uid, email, ...(password && { password }) })
      .catch((error) => {
        if (!isTaken(error)) throw error;
        return null;
      });
    if (made) return made;
    const account = await findAccount(context, uid);
    if (account) return bringUpToDate(context, account, password);
    await freeEmail(context, email);
  }
  throw new AppError('service_busy', { retryAfterS: 5 });
}

/** What the row says now counts, not what the caller read: an admin may have moved the e-mail. */
async function bringUpToDate(
  context: ServerContext,
  account: UserRecord,
  password: string | undefined,
): Promise<UserRecord> {
  const member = await findMember(context.db, account.uid);
  if (!member) throw new AppError('service_busy', { retryAfterS: 5 });
  const aligned =
    account.email?.toLowerCase() === member.email
      ? account
      : await takeEmail(context, account, member.email);
  return password ? context.auth.updateUser(account.uid, { password }) : aligned;
}

async function sameReceiptElsewhere(
  context: ServerContext,
  { receipt_upload: uploadId }: Member,
  knownHash: string | undefined,
): Promise<string[]> {
  if (!uploadId) return [];
  const hash = knownHash ?? (await findUpload(context.db, uploadId))?.sha256;
  return hash ? receiptsWithSameBytes(context.db, hash, uploadId) : [];
}

/** What a registration's second half adds to the member record. */
type SecondHalf = Pick<Member, 'has_password' | 'receipt_also_used_by'>;

export interface AccountWish {
  password: string | undefined;
  /** SHA-256 of the receipt where the caller has read it already. */
  receiptHash?: string;
}

/** Makes the Auth account of a registered member, and answers what `markReady` then writes. */
export async function makeAccount(
  context: ServerContext,
  member: Member,
  { password, receiptHash }: AccountWish,
): Promise<SecondHalf> {
  const [account, alsoUsedBy] = await Promise.all([
    ensureAccount(context, member, password),
    sameReceiptElsewhere(context, member, receiptHash),
  ]);
  return {
    has_password: account.providerData.some((provider) => provider.providerId === 'password'),
    receipt_also_used_by: alsoUsedBy,
  };
}

/** Marks a member of this very call, whose e-mail nobody can have moved in the meantime. */
export async function markNewReady(
  context: ServerContext,
  member: Member,
  secondHalf: SecondHalf,
): Promise<Member> {
  const ready = { ...secondHalf, account: 'ready' as const };
  await memberDoc(context.db, member.id).update(ready);
  return { ...member, ...ready };
}

/** Marks a member as having an account, which then has the e-mail of the row, whatever moved it. */
export async function markReady(
  context: ServerContext,
  member: Member,
  secondHalf: SecondHalf,
): Promise<Member> {
  const isReady = await markAligned(context, member, secondHalf);
  if (!isReady) return alignAccountEmail(context, member.id);
  return { ...member, ...secondHalf, account: 'ready' };
}

/**
 * The second half of a registration: the Auth account, then the mark that it is there. A process
 * that dies before, between or after leaves a member that the next call of this completes.
 */
export async function completeRegistration(
  context: ServerContext,
  member: Member,
  wish: AccountWish,
): Promise<Member> {
  return markReady(context, member, await makeAccount(context, member, wish));
}
