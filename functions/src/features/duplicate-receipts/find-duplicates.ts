import { squeeze } from '@fanclub/contract/text/fold';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { familyOf } from '#repositories/families';
import type { Member } from '#repositories/member';
import { membersWithTransfer } from '#repositories/member-lists';
import { findPerson } from '#repositories/members';
import { receiptsWithSameBytes } from '#repositories/uploads';

type Household = Pick<Member, 'id' | 'guardian_id' | 'phone' | 'last_name' | 'postal_code'>;

/**
 * True if two applications come from one family: one person is the other's guardian, or they have the same phone, or
 * the same family name at the same postal code. A family may share a receipt.
 */
export function isSameFamily(one: Household, other: Household): boolean {
  if (familyOf(one) === familyOf(other)) return true;
  if (one.phone && one.phone === other.phone) return true;
  const isSameName = squeeze(one.last_name) === squeeze(other.last_name);
  return isSameName && Boolean(one.postal_code) && one.postal_code === other.postal_code;
}

/** The receipt of an application, the household that sent it, and the tracking number of the bank transfer. */
export interface SentReceipt {
  household: Household;
  uploadId: string;
  sha256: string;
  transferNumber: string | null | undefined;
}

const shownDuplicates = 5;

/**
 * Returns the request numbers, at most five, of other applications whose receipt has the same bytes or that name the
 * same tracking number of a transfer. A family may pay for all its applications at once, so applications of the same
 * family are left out. If a transaction is given, the queries run in it, so that the later of two concurrent claims
 * finds the earlier one.
 */
export async function findDuplicates(
  db: Firestore,
  { household, uploadId, sha256, transferNumber }: SentReceipt,
  transaction?: Transaction,
): Promise<string[]> {
  const family = familyOf(household);
  const [copies, payers] = await Promise.all([
    receiptsWithSameBytes(db, sha256, { uploadId, family }, transaction),
    transferNumber ? membersWithTransfer(db, transferNumber, transaction) : [],
  ]);
  const sameBytes = await Promise.all(
    copies.map(async ({ request_number, claimed_by }) => {
      const owner = claimed_by ? await findPerson(db, claimed_by) : null;
      return owner && isSameFamily(household, owner) ? null : request_number;
    }),
  );
  const sameTransfer = payers
    .filter((payer) => !isSameFamily(household, payer))
    .map((payer) => payer.request_number);
  const numbers = [...sameBytes, ...sameTransfer].filter((number) => number !== null);
  return [...new Set(numbers)].slice(0, shownDuplicates);
}
