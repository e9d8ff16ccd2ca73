import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import type { Member } from '#members/member';
import { findMember, memberDoc } from '#members/member-repository';
import { receiptsWithSameBytes } from '#uploads/claim-uploads';
import { type UploadDocument, uploadDoc } from '#uploads/upload';

const authCode = (error: unknown) => (error as { code?: string }).code;

/**
 * Makes the Auth account of a member under the member's own uid, however often it is called: an
 * account with that uid takes the e-mail and the password, and one that belongs to nobody but
 * holds the e-mail is replaced (decisions §5).
 */
async function ensureAccount(
  context: ServerContext,
  member: Pick<Member, 'id' | 'email'>,
  password: string | undefined,
): Promise<UserRecord> {
  const { auth } = context;
  const account = { email: member.email, ...(password && { password }) };
  const put = () =>
    auth.createUser({ uid: member.id, ...account }).catch((error) => {
      if (authCode(error) !== 'auth/uid-already-exists') throw error;
      return auth.updateUser(member.id, account);
    });
  return put().catch(async (error) => {
    if (authCode(error) !== 'auth/email-already-exists') throw error;
    await deleteNobodysAccount(context, member);
    return put();
  });
}

async function deleteNobodysAccount(
  context: ServerContext,
  member: Pick<Member, 'id' | 'email'>,
): Promise<void> {
  const holder = await context.auth.getUserByEmail(member.email);
  if (holder.uid === member.id) return;
  if (await findMember(context.db, holder.uid)) {
    throw new AppError('service_busy', { retryAfterS: 30 });
  }
  await context.auth.deleteUser(holder.uid).catch((error) => {
    if (authCode(error) !== 'auth/user-not-found') throw error;
  });
}

async function receiptBytesHash(context: ServerContext, uploadId: string): Promise<string | null> {
  const snapshot = await uploadDoc(context.db, uploadId).get();
  return (snapshot.data() as UploadDocument | undefined)?.sha256 ?? null;
}

async function sameReceiptElsewhere(
  context: ServerContext,
  { receipt_upload: uploadId }: Member,
  knownHash: string | undefined,
): Promise<string[]> {
  if (!uploadId) return [];
  const hash = knownHash ?? (await receiptBytesHash(context, uploadId));
  return hash ? receiptsWithSameBytes(context.db, hash, uploadId) : [];
}

/** What a registration's second half adds to the member record. */
type SecondHalf = Pick<Member, 'account' | 'has_password' | 'receipt_also_used_by'>;

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
    account: 'ready',
    has_password: account.providerData.some((provider) => provider.providerId === 'password'),
    receipt_also_used_by: alsoUsedBy,
  };
}

/** Marks a member as having an account. */
export async function markReady(
  context: ServerContext,
  member: Member,
  secondHalf: SecondHalf,
): Promise<Member> {
  await memberDoc(context.db, member.id).update({ ...secondHalf });
  return { ...member, ...secondHalf };
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
