import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { uploadProblem } from '@fanclub/contract/uploads/upload-problem';
import type { Transaction } from 'firebase-admin/firestore';
import { withOwed } from '#features/members/owed-back';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { recordChange } from '#features/members/record-change';
import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { outOfTime } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import { claimUpload, readUpload, releaseUpload } from '#repositories/uploads';
import { checkClaimable } from './check-claimable.ts';
import { releaseUnclaimed, tryDiscardUpload } from './discard-upload.ts';
import { uploadBeforeOf, uploadFieldOf } from './document-policy.ts';
import { changedByDocument, withDocument } from './replace-document.ts';
import { type NewFile, type StoredUpload, storeUpload } from './store-upload.ts';
import { readPresent } from './take-document.ts';

export interface NewDocument extends NewFile {
  caller: Caller;
  /** The member whose application the document is for: the caller, or one of the family. */
  memberId: string;
}

/**
 * Adds a document to an application, the caller's own or one of the family's, or replaces a document of a
 * rejected one. Returns the new upload's id. Throws `forbidden`, `document_under_review` or
 * `document_changes_closed`, and what `storeUpload` throws. The image is stored unclaimed; one transaction then
 * changes member, new and old upload together. The rejected image stays, so that the reviewer can compare; an
 * image that nobody needs any more is deleted after the transaction. After a crash the clean-up deletes
 * unclaimed and released uploads. Of two concurrent calls the second finds the first one's document: it is
 * refused and its image deleted, or it replaces that document.
 */
export async function uploadDocument(context: ServerContext, file: NewDocument): Promise<string> {
  const { caller, memberId, fileType } = file;
  refuseIfClosed(await requireOwnOrWard(context, caller, memberId, 'forbidden'), fileType);
  const upload = await storeUpload(context, file);
  const released = await attachOrDiscard(context, file, upload);
  if (released) await tryDiscardUpload(context, released);
  return upload.id;
}

async function attachOrDiscard(
  context: ServerContext,
  { memberId, fileType }: NewDocument,
  upload: StoredUpload,
): Promise<string | null> {
  try {
    return await context.mutex.run([`member:${memberId}`], () =>
      inTransaction(context.db, (transaction) =>
        attach(context, transaction, { uid: memberId, fileType, upload }),
      ),
    );
  } catch (error) {
    // After a refusal nothing was attached. After a timeout or a broken connection that is not known: the commit
    // may still come, and the clean-up deletes the upload if it does not.
    const isRefusal = error instanceof AppError && error.code !== 'service_busy';
    if (isRefusal && (await releaseUnclaimed(context, upload.id))) {
      await tryDiscardUpload(context, upload.id);
    }
    throw error;
  }
}

function refuseIfClosed(member: Member, fileType: FileType): void {
  const problem = uploadProblem(member.request_status, member[uploadFieldOf[fileType]] !== null);
  if (problem) throw new AppError(problem);
}

/** Points the member at the new upload. Returns the id of the image that nobody needs any more, or null. */
async function attach(
  context: ServerContext,
  transaction: Transaction,
  { uid, fileType, upload }: { uid: string; fileType: FileType; upload: StoredUpload },
): Promise<string | null> {
  const { db } = context;
  const field = uploadFieldOf[fileType];
  const member = await requireMember(transaction, db, uid);
  // This is a retry of a commit that went through.
  if (member[field] === upload.id) return null;
  refuseIfClosed(member, fileType);
  const stored = await readUpload(transaction, db, upload.id);
  // The upload was given up since, so the image has to be sent again.
  if (checkClaimable(stored, fileType, context.now().getTime())) throw outOfTime();
  const { before, left } = replacedImages(member, fileType);
  const [released = null] = await readPresent(transaction, db, [left]);
  const document = { ...upload, file_type: fileType };
  const { fields: update, payments } = await withDocument(context, transaction, member, document);
  const changed = changedByDocument(member, fileType, update);
  const whole = {
    ...update,
    [uploadBeforeOf[fileType]]: before,
    ...recordChange(member, changed),
  };
  transaction.update(memberDoc(db, uid), withOwed(member, whole, context.now()));
  createPayments(transaction, db, uid, payments);
  const { request_number: requestNumber } = member;
  claimUpload(transaction, db, upload.id, member, requestNumber);
  if (released) releaseUpload(transaction, db, released, context.now());
  return released;
}

/**
 * Returns the image that a reviewer compares with the new one, and the image to delete. The image that the last
 * decision was about is kept. Of several new images each replaces the one before.
 */
function replacedImages(member: Member, fileType: FileType) {
  const present = member[uploadFieldOf[fileType]];
  const before = member[uploadBeforeOf[fileType]];
  const addedMs = member[`${fileType}_added_at`]?.toMillis() ?? 0;
  const wasDecidedOn = addedMs <= (member.decided_at?.toMillis() ?? 0);
  return wasDecidedOn ? { before: present, left: before } : { before, left: present };
}
