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
import { proofFieldNames } from '@fanclub/contract/registration/proof';
import {
  type RegisterRequest,
  registerRequestSchema,
} from '@fanclub/contract/registration/request';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type PersonDraft, personFieldNames } from './person-draft.ts';
import type { RegistrationDraft } from './registration-draft.ts';

/** Whoever named a child and then took a package for an adult sends nothing about the child. */
const isIdle = ({ pack_type }: Given, name: AskedFieldName) =>
  holderFieldNames.some((holder) => holder === name) && !isForChild(pack_type);

type Given = Partial<TypedFields>;

/** These fields in the form that is sent: nothing where nothing was given. */
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

/** The first step's values as its schema takes them. */
export const toInformation = (draft: RegistrationDraft) => givenOf(draft, informationFieldNames);

/** What was said of the transfer, as its schema takes it. */
export const toProof = (draft: RegistrationDraft) => givenOf(draft, proofFieldNames);

interface ShownAmount {
  total: number;
  rial: number | null;
}

/** What the person saw on screen, for admins to compare: of all that is paid, of the own part, and of each of the family. */
export interface ShownAmounts extends ShownAmount {
  own?: ShownAmount;
  people?: readonly ShownAmount[];
}

/** Somebody of the family as their schema takes them. */
export const toPerson = (person: PersonDraft) => ({
  ...givenOf(person, personFieldNames),
  passportUrl: (person.juventus_card && person.passportUrl) || null,
  request_number: person.request_number,
});

/** What an application was said to cost, as its schema takes it. */
export const expectedOf = (
  shown: ShownAmount | undefined,
  method: RegistrationDraft['payment_method'],
) => ({
  expected_total: shown?.total ?? null,
  expected_rial: method === 'rial' ? (shown?.rial ?? null) : null,
});

/** All of them, with what each was said to cost. */
export const toPeople = (
  { people, payment_method }: Pick<RegistrationDraft, 'people' | 'payment_method'>,
  shown: ShownAmounts,
) =>
  people.map((person, index) => {
    return { ...toPerson(person), ...expectedOf(shown.people?.[index], payment_method) };
  });

/** What a registration and a renewal both send of a filled-in form. */
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

/** The one way from a filled-in form to what is sent; throws where the server would refuse it. */
export function toRegisterRequest(
  draft: RegistrationDraft,
  language: LanguageCode,
  shown: ShownAmounts,
): RegisterRequest {
  return registerRequestSchema.validateSync({
    ...toApplication(draft, language, shown),
    ...(draft.people.length > 0 && { family: toPeople(draft, shown) }),
    legal_consents: draft.legal_consents,
  });
}
