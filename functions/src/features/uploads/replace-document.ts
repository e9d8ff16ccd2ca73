import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { findDuplicates } from '#features/duplicate-receipts/find-duplicates';
import { flagsWith } from '#features/members/review-flags';
import { noMoneyChange } from '#features/money/money-change';
import { takeBackForReceipt } from '#features/money/take-back';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import type { Upload } from '#repositories/uploads';
import { uploadFieldOf } from './document-policy.ts';

export interface NewDocument {
  fields: Partial<MemberDocument>;
  /** Payments that the caller writes in the same transaction. */
  payments: Payment[];
}

/**
 * Returns the changes of a member's row when it gets this image, which may replace an earlier one. Reads in the
 * transaction, and writes nothing. `isRest` is true for a receipt for the rest of the amount: while the rest is unpaid,
 * the confirmed payments stay, because the earlier receipt still proves them.
 */
export async function withDocument(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { file_type: fileType, ...upload }: Pick<Upload, 'id' | 'file_type' | 'sha256'>,
  isRest = false,
): Promise<NewDocument> {
  const now = context.now();
  const fields: Partial<MemberDocument> = {
    [uploadFieldOf[fileType]]: upload.id,
    [`${fileType}_added_at`]: timestampOf(now),
    [`${fileType}_deleted_at`]: null,
  };
  if (fileType === 'passport') return { fields, payments: [] };
  // The payments that the replaced receipt confirmed are reversed, unless the new receipt is for a rest that is still
  // unpaid.
  const isReplaced = member.receipt_upload !== null && !(isRest && !member.is_paid);
  const words = { by: null, now, reason: 'receipt_replaced' } as const;
  const money = isReplaced
    ? await takeBackForReceipt(context, transaction, member, words)
    : noMoneyChange;
  const isPaid = money.fields.is_paid ?? member.is_paid;
  const { transfer_number: transferNumber } = member;
  const { id: uploadId, sha256 } = upload;
  const sent = { household: member, uploadId, sha256, transferNumber };
  const receipt_also_used_by = await findDuplicates(context.db, sent, transaction);
  return {
    fields: {
      ...fields,
      ...money.fields,
      is_paid: isPaid,
      ...(!isPaid && { payment_note: null }),
      receipt_also_used_by,
      ...flagsWith(member, { receipt_also_used_by }),
    },
    payments: money.rows,
  };
}

/** Returns the names of the fields that a new document changes, for `recent_changes`. */
export function changedByDocument(
  member: Member,
  fileType: FileType,
  update: Partial<MemberDocument>,
): string[] {
  const isUnpaid = update.is_paid === false && member.is_paid;
  return [`${fileType}_url`, ...(isUnpaid ? ['is_paid'] : [])];
}
