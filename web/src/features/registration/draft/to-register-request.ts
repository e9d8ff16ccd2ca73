import { pick } from '@fanclub/contract/members/by-name';
import {
  type AskedFieldName,
  askedFieldNames,
  holderFieldNames,
  informationFieldNames,
} from '@fanclub/contract/members/field-sets';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { proofFieldNames } from '@fanclub/contract/registration/proof';
import {
  type RegisterRequest,
  registerRequestSchema,
} from '@fanclub/contract/registration/request';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RegistrationDraft } from './registration-draft.ts';

/** Whoever named a child and then took a package for an adult sends nothing about the child. */
const isIdle = (draft: RegistrationDraft, name: AskedFieldName) =>
  holderFieldNames.some((holder) => holder === name) && !isForChild(draft.pack_type);

/** These fields in the form that is sent: nothing where nothing was given. */
function givenOf<N extends AskedFieldName>(draft: RegistrationDraft, names: readonly N[]) {
  const normalised = normaliseMemberInput(pick(draft, names));
  const given: Partial<Pick<RegistrationDraft, N>> = pick(
    normalised,
    names.filter((name) => normalised[name] !== '' && !isIdle(draft, name)),
  );
  return given;
}

/** The first step's values as its schema takes them. */
export const toInformation = (draft: RegistrationDraft) => givenOf(draft, informationFieldNames);

/** What was said of the transfer, as its schema takes it. */
export const toProof = (draft: RegistrationDraft) => givenOf(draft, proofFieldNames);

/** What the person saw on screen, for admins to compare. */
export interface ShownAmounts {
  total: number;
  rial: number | null;
}

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
    legal_consents: draft.legal_consents,
  });
}
