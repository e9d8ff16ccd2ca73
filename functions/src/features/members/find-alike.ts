import type { AlikeApplication, Likeness } from '@fanclub/contract/members/alike';
import { foldText } from '@fanclub/contract/text/fold';
import type { Firestore } from 'firebase-admin/firestore';
import { familyOf } from '#repositories/families';
import type { Member } from '#repositories/member';
import { holdersOf } from '#repositories/payers';
import { likenessOfPersons } from '#repositories/similar-members';
import { findUpload, receiptsWithSameBytes } from '#repositories/uploads';

/**
 * Returns the applications for which this one is flagged, each with what both have in common now. Deleted applications
 * are left out. Reads nothing more for an application that is not flagged for another one.
 */
export async function findAlike(db: Firestore, member: Member): Promise<AlikeApplication[]> {
  const { similar_to, receipt_also_used_by } = member;
  const others = await holdersOf(db, [...new Set([...similar_to, ...receipt_also_used_by])]);
  if (others.length === 0) return [];
  const withReceipt = await numbersWithReceiptOf(db, member);
  return others.map(({ number, member: other }) => {
    const ofPayment: Likeness[] = [
      ...(withReceipt.includes(number) ? (['receipt'] as const) : []),
      ...(haveSameTransfer(member, other) ? (['transfer_number'] as const) : []),
    ];
    return {
      request_number: number,
      likenesses: [...likenessOfPersons(member, other), ...ofPayment],
    };
  });
}

/** Returns the request numbers of the applications of other families whose receipt has the same bytes. */
async function numbersWithReceiptOf(db: Firestore, member: Member): Promise<(string | null)[]> {
  const { receipt_upload: uploadId } = member;
  const upload = uploadId && (await findUpload(db, uploadId));
  if (!upload) return [];
  const own = { uploadId: upload.id, family: familyOf(member) };
  const copies = await receiptsWithSameBytes(db, upload.sha256, own);
  return copies.map(({ request_number }) => request_number);
}

/** Tracking numbers are compared as `membersWithTransfer` compares them. */
function haveSameTransfer(...members: [Member, Member]): boolean {
  const [one, other] = members.map(({ transfer_number }) => foldText(transfer_number ?? ''));
  return one !== '' && one === other;
}
