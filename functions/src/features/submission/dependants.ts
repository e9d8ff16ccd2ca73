import { pick } from '@fanclub/contract/members/by-name';
import type { KeptFields } from '@fanclub/contract/members/field-sets';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { ServerContext } from '#platform/context';
import { randomUid } from '#platform/random';
import { cameWithFamily } from '#repositories/families';
import { findSimilarMembers } from '#repositories/similar-members';
import type { NewApplication } from './submission.ts';

/** The fields that a dependant's row copies from the guardian. */
const guardianFields = [
  'email',
  'phone',
  'language',
  'country_of_residency',
  'address_of_residency',
  'postal_code',
] as const;

/** The fields of a request that apply to all its applications. */
export const paymentFields = [
  'payment_method',
  'euro_payment_method',
  'transfer_number',
  'payer_last_four',
  'receiptUrl',
] as const;

interface Family {
  guardianId: string;
  guardian: Pick<KeptFields, (typeof guardianFields)[number]>;
  payment: Pick<RegisterRequest, (typeof paymentFields)[number]>;
  /** The field of the request that lists the people. */
  field: 'family' | 'people';
}

/** Returns an application for each person whom a guardian registers. */
export function dependantApplications(
  { db }: ServerContext,
  people: readonly FamilyPerson[],
  { guardianId, guardian, payment, field }: Family,
): Promise<NewApplication[]> {
  return Promise.all(
    people.map(async (person, i) => {
      const memberId = randomUid();
      const body: RegisterRequest = {
        ...pick(payment, paymentFields),
        ...person,
        ...pick(guardian, guardianFields),
        legal_consents: { terms: true, privacy: true },
      };
      const noCardHolder = {
        holder_first_name: null,
        holder_last_name: null,
        holder_birth_date: null,
      };
      const who = { ...body, ...noCardHolder, id: memberId, guardian_id: guardianId };
      const similarTo = await findSimilarMembers(db, who);
      const path = `${field}[${i}].`;
      return { memberId, path, fingerprint: cameWithFamily, similarTo, body };
    }),
  );
}
