import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import { buildMail } from '#features/mail/build-mail';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { noMoneyChange } from '#features/money/money-change';
import { takeBackForReceipt } from '#features/money/take-back';
import { tryDiscardUpload } from '#features/uploads/discard-upload';
import { uploadFieldOf } from '#features/uploads/document-policy';
import { takeDocument } from '#features/uploads/take-document';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';

export interface DocumentRemoval {
  adminEmail: string;
  memberId: string;
  fileType: FileType;
}

/**
 * Deletes a member's receipt or passport, and the image that this document replaced. One transaction removes the
 * document from the member's row, releases the upload and creates a mail to the member. The stored file is deleted
 * afterwards. If the process dies before that, nobody can open the file, and the maintenance deletes it. Throws
 * `file_not_found` on a repeat.
 */
export async function deleteDocument(
  context: ServerContext,
  removal: DocumentRemoval,
): Promise<Member> {
  const mailId = randomId();
  const { member, uploadIds } = await context.mutex.run([`member:${removal.memberId}`], () =>
    inTransaction(context.db, (transaction) => takeFile(context, transaction, removal, mailId)),
  );
  for (const id of uploadIds) await tryDiscardUpload(context, id);
  return member;
}

async function takeFile(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail, memberId, fileType }: DocumentRemoval,
  mailId: string,
): Promise<{ member: Member; uploadIds: string[] }> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  if (!member[uploadFieldOf[fileType]]) throw new AppError('file_not_found');
  const money =
    fileType === 'receipt'
      ? await takeBackForReceipt(context, transaction, member, {
          by: adminEmail,
          now,
          reason: 'receipt_removed',
        })
      : noMoneyChange;
  const taken = await takeDocument(context, transaction, member, fileType);

  const fields = [`${fileType}_url`];
  if (member.is_paid && money.fields.is_paid === false) fields.push('is_paid');
  const update = {
    ...taken.fields,
    ...(fileType === 'receipt' && withoutReceipt),
    ...money.fields,
    ...(fileType === 'receipt' && flagsWith(member, withoutReceipt)),
    ...recordChange(member, fields),
  };
  const after = writeAccount(transaction, db, member, { update, payments: money.rows, now });
  transaction.create(
    mailDoc(db, mailId),
    buildMail({
      id: mailId,
      kind: 'document_removed',
      memberId,
      to: member,
      data: { file_type: fileType },
      now,
    }),
  );
  const action = `delete_${fileType}` as const;
  recordAudit(context, transaction, { adminEmail, action, memberId, fields }, now);
  return { member: after, uploadIds: taken.uploadIds };
}

const withoutReceipt = { receipt_also_used_by: [], payment_note: null };
