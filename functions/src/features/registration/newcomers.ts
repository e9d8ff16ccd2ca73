import { pick } from '@fanclub/contract/members/by-name';
import type { KeptFields } from '@fanclub/contract/members/field-sets';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { ServerContext } from '#platform/context';
import { randomUid } from '#platform/random';
import { findSimilarMembers } from '#repositories/similar-members';
import { fileUrlOf } from '#repositories/uploads';

/** What everybody in a family has from the guardian. */
const givenFields = [
  ...(['email', 'phone', 'language'] as const),
  ...(['country_of_residency', 'address_of_residency', 'postal_code'] as const),
];
type Given = Pick<KeptFields, (typeof givenFields)[number]>;

/** What everybody in a submission has from it. */
export const sharedFields = [
  ...(['payment_method', 'euro_payment_method', 'transfer_number', 'payer_last_four'] as const),
  'receiptUrl' as const,
];
type Shared = Pick<RegisterRequest, (typeof sharedFields)[number]>;

/** Somebody of a family who is about to get a row: made before the transaction, whose body may run several times. */
export interface Newcomer {
  uid: string;
  guardianId: string;
  /** As a registration of their own would say it. */
  body: RegisterRequest;
  /** Request numbers of applications by what seems to be the same person. */
  similarTo: string[];
}

/** The people of a submission; `receipts` are the uploads that are theirs, one for each. */
export function newcomersOf(
  { db }: ServerContext,
  people: readonly FamilyPerson[],
  from: { guardianId: string; guardian: Given; shared: Shared; receipts: readonly string[] },
): Promise<Newcomer[]> {
  const { guardianId, guardian, shared, receipts } = from;
  return Promise.all(
    people.map(async (person, i) => {
      const uid = randomUid();
      const receipt = receipts[i];
      const body: RegisterRequest = {
        ...pick(shared, sharedFields),
        ...person,
        ...pick(guardian, givenFields),
        ...(receipt && { receiptUrl: fileUrlOf(receipt) }),
        legal_consents: { terms: true, privacy: true },
      };
      const nobodyElse = {
        holder_first_name: null,
        holder_last_name: null,
        holder_birth_date: null,
      };
      const who = { ...body, ...nobodyElse, id: uid, guardian_id: guardianId };
      return { uid, guardianId, body, similarTo: await findSimilarMembers(db, who) };
    }),
  );
}
