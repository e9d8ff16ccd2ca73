import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { flagsWith } from '#features/members/review-flags';
import { noMoneyChange } from '#features/money/money-change';
import { takeBackForReceipt } from '#features/money/take-back-for-receipt';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { familyOf } from '#repositories/families';
import type { Member, MemberDocument } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { receiptsWithSameBytes, type Upload } from '#repositories/uploads';
import { uploadFieldOf } from './document-policy.ts';

export interface NewDocument {
  fields: Partial<MemberDocument>;
  /** Written in the same transaction. */
  payments: Payment[];
}

/**
 * What a member's row says once it has this image in place of the one before, if any; reads in the
 * transaction and writes nothing. `isRest` of a receipt for the rest of the amount: it takes the place
 * of an image, and of no money.
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
  // What was confirmed was confirmed for the receipt that is replaced.
  const isReplaced = member.receipt_upload !== null && !(isRest && !member.is_paid);
  const words = { by: null, now, reason: 'receipt_replaced' } as const;
  const money = isReplaced
    ? await takeBackForReceipt(context, transaction, member, words)
    : noMoneyChange;
  const isPaid = money.fields.is_paid ?? member.is_paid;
  const numbers = await receiptsWithSameBytes(
    context.db,
    upload.sha256,
    { uploadId: upload.id, family: familyOf(member) },
    transaction,
  );
  const alsoUsedBy = numbers.filter((number) => number !== member.request_number);
  return {
    fields: {
      ...fields,
      ...money.fields,
      is_paid: isPaid,
      ...(!isPaid && { payment_note: null }),
      receipt_also_used_by: alsoUsedBy,
      ...flagsWith(member, { receipt_also_used_by: alsoUsedBy }),
    },
    payments: money.rows,
  };
}

/** Names of what changed by that, for `recent_changes`. */
export function changedByDocument(
  member: Member,
  fileType: FileType,
  update: Partial<MemberDocument>,
): string[] {
  const isUnpaid = update.is_paid === false && member.is_paid;
  return [`${fileType}_url`, ...(isUnpaid ? ['is_paid'] : [])];
}
