import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { uploadProblem } from '@fanclub/contract/uploads/upload-problem';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { recordChange } from '#features/members/record-change';
import type { Caller } from '#pipeline/caller';
import { AppError, isRefusal } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { outOfTime } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member } from '#repositories/member';
import { requireMember, withPresent } from '#repositories/members';
import { adoptUploads } from '#repositories/sent-uploads';
import { claimUpload, readUpload, releaseUpload } from '#repositories/uploads';
import { checkClaimable } from './check-claimable.ts';
import { releaseUnclaimed, tryDiscardUpload } from './discard-upload.ts';
import { uploadBeforeOf, uploadFieldOf } from './document-policy.ts';
import { changedByDocument, withDocument } from './replace-document.ts';
import { type NewFile, storeUpload } from './store-upload.ts';
import { readPresent } from './take-document.ts';

interface ForMember {
  caller: Caller;
  /** The member whose application the document is for: the caller, or a dependant. */
  memberId: string;
  fileType: FileType;
}

/**
 * Adds a document to the caller's application or a dependant's, or replaces a document of a rejected application.
 * Returns the id of the new upload. Throws the errors of `attachDocument` and of `storeUpload`. This function runs only
 * in a process that serves every route. Otherwise `uploads` stores the image and `api` attaches it
 * (`pass-document-on.ts`).
 */
export async function uploadDocument(
  context: ServerContext,
  file: ForMember & NewFile,
): Promise<string> {
  const { caller, memberId, fileType } = file;
  const person = await requireOwnOrWard(context, caller, memberId, 'forbidden');
  refuseIfClosed(await withPresent(context.db, person), fileType);
  const uploadId = await storeUpload(context, file);
  await attachDocument(context, { caller, memberId, fileType, uploadId });
  return uploadId;
}

interface Attached extends ForMember {
  uploadId: string;
}

/**
 * Gives an unclaimed upload to the caller's application or a dependant's. Throws `forbidden`, `document_under_review`
 * or `document_changes_closed`. One transaction changes the member, the new upload and the old upload. The image that
 * the reviewer rejected stays, so that it can be compared; an image that is not needed any longer is deleted after the
 * transaction. After a crash, the maintenance deletes unclaimed and released uploads. The second of two concurrent
 * calls finds the document of the first: it is refused and its image is deleted, or it replaces that document.
 */
export async function attachDocument(context: ServerContext, document: Attached): Promise<void> {
  const { caller, memberId, uploadId } = document;
  await requireOwnOrWard(context, caller, memberId, 'forbidden');
  await adoptUploads(context, [uploadId]);
  const released = await attachOrDiscard(context, document);
  if (released) await tryDiscardUpload(context, released);
}

async function attachOrDiscard(
  context: ServerContext,
  { memberId, fileType, uploadId }: Attached,
): Promise<string | null> {
  try {
    return await context.mutex.run([`member:${memberId}`], () =>
      inTransaction(context.db, (transaction) =>
        attach(context, transaction, { uid: memberId, fileType, uploadId }),
      ),
    );
  } catch (error) {
    // If the call was refused, the image is not attached and can be deleted. After a timeout or a lost connection
    // this is not certain, because the commit may still succeed. Then the maintenance deletes the upload if it is
    // unclaimed.
    if (isRefusal(error) && (await releaseUnclaimed(context, uploadId))) {
      await tryDiscardUpload(context, uploadId);
    }
    throw error;
  }
}

function refuseIfClosed(member: Member, fileType: FileType): void {
  const problem = uploadProblem(member.request_status, member[uploadFieldOf[fileType]] !== null);
  if (problem) throw new AppError(problem);
}

/** Writes the new upload to the member's row. Returns the id of the image that is not needed any longer, or null. */
async function attach(
  context: ServerContext,
  transaction: Transaction,
  { uid, fileType, uploadId }: { uid: string; fileType: FileType; uploadId: string },
): Promise<string | null> {
  const { db } = context;
  const field = uploadFieldOf[fileType];
  const member = await requireMember(transaction, db, uid);
  // An earlier attempt of this transaction was committed, although its response was lost.
  if (member[field] === uploadId) return null;
  refuseIfClosed(member, fileType);
  const upload = await readUpload(transaction, db, uploadId);
  // The upload was released or has expired meanwhile, so the client has to send the image again.
  if (!upload || checkClaimable(upload, fileType, context.now().getTime())) throw outOfTime();
  const { before, left } = replacedImages(member, fileType);
  const [released = null] = await readPresent(transaction, db, [left]);
  const { fields: update, payments } = await withDocument(context, transaction, member, upload);
  const changed = changedByDocument(member, fileType, update);
  const whole = {
    ...update,
    [uploadBeforeOf[fileType]]: before,
    ...recordChange(member, changed),
  };
  writeAccount(transaction, db, member, { update: whole, payments, now: context.now() });
  const { request_number: requestNumber } = member;
  claimUpload(transaction, db, uploadId, member, requestNumber);
  if (released) releaseUpload(transaction, db, released, context.now());
  return released;
}

/**
 * Returns `before`, the image that a reviewer compares with the new one, and `left`, the image to delete. The image
 * that the last decision was about is kept as `before`. If a member sends several new images, each one replaces the
 * previous one.
 */
function replacedImages(member: Member, fileType: FileType) {
  const present = member[uploadFieldOf[fileType]];
  const before = member[uploadBeforeOf[fileType]];
  const addedMs = member[`${fileType}_added_at`]?.toMillis() ?? 0;
  const wasDecidedOn = addedMs <= (member.decided_at?.toMillis() ?? 0);
  return wasDecidedOn ? { before: present, left: before } : { before, left: present };
}
