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

async function sameReceiptElsewhere(context: ServerContext, member: Member): Promise<string[]> {
  if (!member.receipt_upload) return [];
  const upload = (await uploadDoc(context.db, member.receipt_upload).get()).data() as
    | UploadDocument
    | undefined;
  return upload ? receiptsWithSameBytes(context.db, upload.sha256, member.receipt_upload) : [];
}

/**
 * The second half of a registration: the Auth account, then the mark that it is there. A process
 * that dies before, between or after leaves a member that the next call of this completes.
 */
export async function makeAccount(
  context: ServerContext,
  member: Member,
  password: string | undefined,
): Promise<Member> {
  const [account, alsoUsedBy] = await Promise.all([
    ensureAccount(context, member, password),
    sameReceiptElsewhere(context, member),
  ]);
  const finished = {
    account: 'ready' as const,
    has_password: account.providerData.some((provider) => provider.providerId === 'password'),
    receipt_also_used_by: alsoUsedBy,
  };
  await memberDoc(context.db, member.id).update(finished);
  return { ...member, ...finished };
}
