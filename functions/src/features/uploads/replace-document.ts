import type { FileType } from '@fanclub/contract/uploads/file-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { flagsWith } from '#features/members/review-flags';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';
import { receiptsWithSameBytes, type Upload } from '#repositories/uploads';
import { uploadFieldOf } from './document-policy.ts';

/**
 * What a member's row says once it has this image in place of the one before, if any; reads in the
 * transaction and writes nothing.
 */
export async function withDocument(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { file_type: fileType, ...upload }: Pick<Upload, 'id' | 'file_type' | 'sha256'>,
): Promise<Partial<MemberDocument>> {
  const update: Partial<MemberDocument> = {
    [uploadFieldOf[fileType]]: upload.id,
    [`${fileType}_added_at`]: timestampOf(context.now()),
    [`${fileType}_deleted_at`]: null,
  };
  if (fileType === 'passport') return update;
  // The payment mark was given for the receipt that is replaced.
  const isPaid = member.receipt_upload === null && member.is_paid;
  const numbers = await receiptsWithSameBytes(context.db, upload.sha256, upload.id, transaction);
  const alsoUsedBy = numbers.filter((number) => number !== member.request_number);
  return {
    ...update,
    is_paid: isPaid,
    ...(!isPaid && { payment_note: null }),
    receipt_also_used_by: alsoUsedBy,
    flags: flagsWith(member, { receipt_also_used_by: alsoUsedBy }),
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
