import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { recordChange } from '#features/members/record-change';
import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { withLocks } from '#platform/keyed-lock';
import type { Member, MemberDocument } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';
import { claimUpload, receiptsWithSameBytes, releaseUpload } from '#repositories/uploads';
import { discardNowOrLater, letGoOfUnclaimed } from './discard-upload.ts';
import { uploadProblem } from './document-policy.ts';
import { type NewFile, type StoredUpload, storeUpload } from './store-upload.ts';

export interface NewDocument extends NewFile {
  caller: Caller;
  /** Whose application it is for: the caller's own. */
  memberId: string;
}

const fieldOf = { receipt: 'receipt_upload', passport: 'passport_upload' } as const;

/**
 * Adds a document to the caller's own application, or replaces one of a rejected application;
 * answers the new upload's id. Throws `forbidden`, `document_under_review` or
 * `document_changes_closed`, and what `storeUpload` throws.
 *
 * The image is stored unclaimed; one transaction then moves member, new and old upload together;
 * the old image goes after it. A death before the transaction leaves an unclaimed upload, one
 * after it an upload marked as let go: the clean-up removes both. Of two calls at once the second
 * meets the first one's document: it is refused and its image removed, or replaces it whole.
 */
export async function uploadDocument(context: ServerContext, file: NewDocument): Promise<string> {
  const { caller, memberId, fileType } = file;
  if (caller.kind !== 'member' || caller.uid !== memberId) throw new AppError('forbidden');
  refuseIfClosed(caller.member, fileType);
  const upload = await storeUpload(context, file);
  const replaced = await attachOrDiscard(context, file, upload);
  if (replaced) await discardNowOrLater(context, replaced);
  return upload.id;
}

async function attachOrDiscard(
  context: ServerContext,
  { memberId, fileType }: NewDocument,
  upload: StoredUpload,
): Promise<string | null> {
  try {
    return await withLocks([`member:${memberId}`], () =>
      context.db.runTransaction((transaction) =>
        attach(context, transaction, { uid: memberId, fileType, upload }),
      ),
    );
  } catch (error) {
    // Only a refusal tells that nothing was attached; a broken connection leaves that open.
    const isRefusal = error instanceof AppError;
    if (isRefusal && (await letGoOfUnclaimed(context, upload.id))) {
      await discardNowOrLater(context, upload.id);
    }
    throw error;
  }
}

function refuseIfClosed(member: Member, fileType: FileType): void {
  const problem = uploadProblem(member.request_status, member[fieldOf[fileType]] !== null);
  if (problem) throw new AppError(problem);
}

/** Points the member at the new upload; answers the id of the one it replaces, if any. */
async function attach(
  context: ServerContext,
  transaction: Transaction,
  { uid, fileType, upload }: { uid: string; fileType: FileType; upload: StoredUpload },
): Promise<string | null> {
  const { db } = context;
  const field = fieldOf[fileType];
  const member = await requireMember(transaction, db, uid);
  // The commit before this retry arrived after all.
  if (member[field] === upload.id) return null;
  refuseIfClosed(member, fileType);
  const replaced = member[field];
  const update: Partial<MemberDocument> = { [field]: upload.id };
  if (fileType === 'receipt') {
    // The payment mark was given for the receipt that goes.
    update.is_paid = replaced === null && member.is_paid;
    update.receipt_also_used_by = await receiptsWithSameBytes(
      db,
      upload.sha256,
      upload.id,
      transaction,
    );
  }
  const changed = [`${fileType}_url`];
  if (update.is_paid === false && member.is_paid) changed.push('is_paid');
  transaction.update(memberDoc(db, uid), { ...update, ...recordChange(member, changed) });
  const { request_number: requestNumber } = member;
  claimUpload(transaction, db, upload.id, { uid, requestNumber });
  if (replaced) releaseUpload(transaction, db, replaced, context.now());
  return replaced;
}
