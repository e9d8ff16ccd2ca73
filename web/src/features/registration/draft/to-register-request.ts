import { pick } from '@fanclub/contract/members/by-name';
import {
  type AskedFieldName,
  askedFieldNames,
  holderFieldNames,
  informationFieldNames,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { isForChild } from '@fanclub/contract/pricing/packages';
import {
  type RegisterRequest,
  registerRequestSchema,
} from '@fanclub/contract/registration/request';
import { proofFieldNames } from '@fanclub/contract/registration/request-rules';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type PersonDraft, personFieldNames } from './person-draft.ts';
import type { RegistrationDraft } from './registration-draft.ts';

/**
 * True for a field about a child if the chosen package is not for children. A value in this field was entered
 * for an earlier choice and is not sent.
 */
const isIdle = ({ pack_type }: Given, name: AskedFieldName) =>
  holderFieldNames.some((holder) => holder === name) && !isForChild(pack_type);

type Given = Partial<TypedFields>;

/**
 * Returns the normalised values of these fields for a request. Empty fields are left out, and so are the
 * fields about a child unless the package is for children.
 */
export function givenOf<N extends AskedFieldName, F extends Given & Pick<TypedFields, N>>(
  draft: F,
  names: readonly N[],
) {
  const normalised = normaliseMemberInput(pick(draft, names));
  const given: Partial<Pick<F, N>> = pick(
    normalised,
    names.filter((name) => normalised[name] !== '' && !isIdle(draft, name)),
  );
  return given;
}

/** Returns the values of the information step, as its schema expects them. */
export const toInformation = (draft: RegistrationDraft) => givenOf(draft, informationFieldNames);

/** Returns the details that prove the transfer, as their schema expects them. */
export const toProof = (draft: RegistrationDraft) => givenOf(draft, proofFieldNames);

interface ShownAmount {
  total: number;
  rial: number | null;
}

/**
 * The amounts on screen, which admins can compare with those of the server: the sum, the part of the person
 * who fills in the form, and the part of each person of the family.
 */
export interface ShownAmounts extends ShownAmount {
  own?: ShownAmount;
  people?: readonly ShownAmount[];
}

/** Returns a person of the family as the request expects it. */
export const toPerson = (person: PersonDraft) => ({
  ...givenOf(person, personFieldNames),
  passportUrl: (person.juventus_card && person.passportUrl) || null,
  request_number: person.request_number,
});

/** Returns an application's amounts on screen, with the field names of the request. */
export const expectedOf = (
  shown: ShownAmount | undefined,
  method: RegistrationDraft['payment_method'],
) => ({
  expected_total: shown?.total ?? null,
  expected_rial: method === 'rial' ? (shown?.rial ?? null) : null,
});

/**
 * Returns all people of the family as the request expects them, each with the amounts that were on screen.
 */
export const toPeople = (
  { people, payment_method }: Pick<RegistrationDraft, 'people' | 'payment_method'>,
  shown: ShownAmounts,
) =>
  people.map((person, index) => {
    return { ...toPerson(person), ...expectedOf(shown.people?.[index], payment_method) };
  });

/** Returns the fields that a registration and a renewal both send. */
export function toApplication(
  draft: RegistrationDraft,
  language: LanguageCode,
  shown: ShownAmounts,
) {
  return {
    ...givenOf(draft, askedFieldNames),
    language,
    receiptUrl: draft.receiptUrl,
    passportUrl: (draft.juventus_card && draft.passportUrl) || null,
    promo_code: draft.promo?.code ?? null,
    promo_reservation: draft.promo?.hold?.id ?? null,
    request_number: draft.request_number,
    expected_total: shown.total,
    expected_rial: draft.payment_method === 'rial' ? shown.rial : null,
  };
}

/** Builds the request from a completed form. Throws if it does not match the request's schema. */
export function toRegisterRequest(
  draft: RegistrationDraft,
  language: LanguageCode,
  shown: ShownAmounts,
): RegisterRequest {
  return registerRequestSchema.validateSync({
    ...toApplication(draft, language, shown),
    ...(draft.people.length > 0 && { family: toPeople(draft, shown) }),
    legal_consents: draft.legal_consents,
    ...(draft.motto && { motto: draft.motto }),
    filled_in_ms: Date.now() - draft.begun_at,
  });
}
