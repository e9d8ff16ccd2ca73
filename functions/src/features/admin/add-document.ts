import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import { recordChange } from '#features/members/record-change';
import { checkClaimable } from '#features/uploads/check-claimable';
import { uploadFieldOf } from '#features/uploads/document-policy';
import { changedByDocument, withDocument } from '#features/uploads/replace-document';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { adoptUploads } from '#repositories/sent-uploads';
import { claimUpload, readUpload } from '#repositories/uploads';

interface Added {
  adminEmail: string;
  memberId: string;
  fileType: FileType;
  uploadId: string;
}

/**
 * Gives an unclaimed upload to a member who lacks this document, in any state of the application. Row, upload and audit
 * row change in one transaction. A repeated call finds that the member has the upload, and changes nothing. If the
 * process dies before the transaction, the maintenance deletes the upload. Throws `invalid_transition` if the member
 * has another document of this type, and `file_not_found` if the upload has expired or belongs to somebody.
 */
export async function addDocument(context: ServerContext, added: Added): Promise<Member> {
  await adoptUploads(context, [added.uploadId]);
  return inTransaction(context.db, (transaction) => addIn(context, transaction, added));
}

async function addIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail, memberId, fileType, uploadId }: Added,
): Promise<Member> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  const present = member[uploadFieldOf[fileType]];
  if (present === uploadId) return member;
  if (present !== null) throw new AppError('invalid_transition');
  const upload = await readUpload(transaction, db, uploadId);
  if (!upload || checkClaimable(upload, fileType, now.getTime())) {
    throw new AppError('file_not_found');
  }
  const { fields, payments } = await withDocument(context, transaction, member, upload);
  const changed = changedByDocument(member, fileType, fields);
  const update = {
    ...fields,
    requested: withoutItem(member, fileType),
    ...recordChange(member, changed),
  };
  const written = writeAccount(transaction, db, member, { update, payments, now });
  claimUpload(transaction, db, uploadId, member, member.request_number);
  const entry = { adminEmail, action: `add_${fileType}`, memberId } as const;
  recordAudit(context, transaction, entry, now);
  return written;
}

/** Returns the request for items without the document that was just added; null if no other item is requested. */
function withoutItem({ requested }: Member, fileType: FileType): Member['requested'] {
  const items = requested?.items.filter((item) => item !== fileType) ?? [];
  return requested && items.length > 0 ? { ...requested, items } : null;
}
