import type { UserRecord } from 'firebase-admin/auth';
import { findDuplicates } from '#features/duplicate-receipts/find-duplicates';
import { flagsWith } from '#features/members/review-flags';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { cameWithFamily } from '#repositories/families';
import type { Member, PersonOnly } from '#repositories/member';
import { findMember, setMemberFields } from '#repositories/members';
import { findSimilarMembers } from '#repositories/similar-members';
import { findUpload } from '#repositories/uploads';
import { alignAccountEmail, freeEmail, markAligned, takeEmail } from './align-account-email.ts';
import { findAccount, isTaken } from './auth-accounts.ts';

const attempts = 3;

/**
 * Creates the Auth account of a member under the member's own uid. Safe to repeat: an existing account with this uid
 * gets the e-mail of the row. If another account has this e-mail, that account gets the e-mail of its own member's row,
 * or is deleted if it belongs to no member.
 */
async function ensureAccount(
  context: ServerContext,
  { id: uid, email }: Pick<Member, 'id' | 'email'>,
): Promise<UserRecord> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = await context.auth.createUser({ uid, email }).catch((error) => {
      if (!isTaken(error)) throw error;
      return null;
    });
    if (made) return made;
    const account = await findAccount(context, uid);
    if (account) return bringUpToDate(context, account);
    await freeEmail(context, email);
  }
  throw new AppError('service_busy', { retryAfterS: 5 });
}

/**
 * Makes sure that the member's account exists under the member's uid and has the e-mail of the row: somebody may have
 * deleted or changed the account directly at Firebase. Returns the account after these repairs. Safe to repeat.
 */
export async function secureAccount(
  context: ServerContext,
  member: PersonOnly,
): Promise<UserRecord> {
  const found = await findAccount(context, member.id);
  return found?.email?.toLowerCase() === member.email ? found : ensureAccount(context, member);
}

/**
 * Gives an existing account the e-mail of the row. Reads the row again, because an admin may have changed the e-mail
 * since the caller read it.
 */
async function bringUpToDate(context: ServerContext, account: UserRecord): Promise<UserRecord> {
  const member = await findMember(context.db, account.uid);
  if (!member) throw new AppError('service_busy', { retryAfterS: 5 });
  return account.email?.toLowerCase() === member.email
    ? account
    : takeEmail(context, account, member.email);
}

async function duplicatesOf(
  context: ServerContext,
  member: Member,
  knownHash: string | undefined,
): Promise<string[]> {
  const { receipt_upload: uploadId } = member;
  if (!uploadId) return [];
  const sha256 = knownHash ?? (await findUpload(context.db, uploadId))?.sha256;
  if (!sha256) return [];
  const { transfer_number: transferNumber } = member;
  return findDuplicates(context.db, { household: member, uploadId, sha256, transferNumber });
}

/** Fields of a member row that are written once the member's account exists. */
type AccountFields = Partial<
  Pick<Member, 'receipt_also_used_by' | 'similar_to' | 'flags' | 'flagged_since_decision'>
>;

/**
 * Finds other applications with similar personal data or the same receipt. The search is skipped for a member who
 * registered with a family: the registration has checked that member, and a shared phone or receipt is expected in a
 * family, even after the member gets an account of their own.
 */
async function findAlike(
  context: ServerContext,
  member: Member,
  receiptHash: string | undefined,
): Promise<AccountFields> {
  if (member.fingerprint === cameWithFamily) return {};
  const [receipt_also_used_by, similar_to] = await Promise.all([
    duplicatesOf(context, member, receiptHash),
    findSimilarMembers(context.db, member),
  ]);
  const alike = { receipt_also_used_by, similar_to };
  // A new application says already that nothing is alike. An earlier finding that holds no longer is written.
  const lists = [receipt_also_used_by, similar_to, member.receipt_also_used_by, member.similar_to];
  if (lists.every(({ length }) => length === 0)) return {};
  return { ...alike, ...flagsWith(member, alike) };
}

/**
 * Creates the Auth account of a registered member. Returns the fields that `markReady` or `markNewReady` then writes to
 * the row. `receiptHash` is the SHA-256 of the receipt, if the caller has already read the file.
 */
export async function makeAccount(
  context: ServerContext,
  member: Member,
  receiptHash?: string,
): Promise<AccountFields> {
  const [, alike] = await Promise.all([
    ensureAccount(context, member),
    findAlike(context, member, receiptHash),
  ]);
  return alike;
}

/**
 * Sets `account` to `ready` for a member whom this same call has registered. Unlike `markReady` it does not compare the
 * e-mails, because the account was created with the e-mail that the call itself has stored. Throws `user_not_found` if
 * an admin has deleted the member since; the nightly reconciliation then deletes the account.
 */
export async function markNewReady(
  context: ServerContext,
  member: Member,
  fields: AccountFields,
): Promise<Member> {
  const ready = { ...fields, account: 'ready' as const };
  await setMemberFields(context.db, member, ready);
  return { ...member, ...ready };
}

/**
 * Sets `account` to `ready` in the member row. If the row's e-mail changed meanwhile, gives the account that e-mail
 * first.
 */
export async function markReady(
  context: ServerContext,
  member: Member,
  fields: AccountFields,
): Promise<Member> {
  const isReady = await markAligned(context, member, fields);
  if (!isReady) return alignAccountEmail(context, member.id);
  return { ...member, ...fields, account: 'ready' };
}

/**
 * Completes a registration after its transaction: creates the Auth account, then sets `account` to `ready` in the
 * row. If the process dies before the row says `ready`, the maintenance (`completeHalfFinished`) or a later registration
 * with the same e-mail completes the registration.
 */
export async function completeRegistration(
  context: ServerContext,
  member: Member,
): Promise<Member> {
  return markReady(context, member, await makeAccount(context, member));
}
