import { type AddFamilyRequest, addFamilyRequestSchema } from '@fanclub/contract/families/routes';
import { askedIn } from '@fanclub/contract/members/field-sets';
import type { NeededConsent } from '@fanclub/contract/registration/consents';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { renewedConsents } from '../draft/renewed-consents.ts';
import { givenOf, type ShownAmounts, toPeople } from '../draft/to-register-request.ts';

/** Values of the request that are on screen but not in the form. */
export interface ShownFamily {
  language: LanguageCode;
  amounts: ShownAmounts;
  consents: readonly NeededConsent[];
}

/** Builds the request from a completed family form. Throws if it does not match the request's schema. */
export function toFamilyRequest(
  draft: RegistrationDraft,
  { language, amounts, consents }: ShownFamily,
): AddFamilyRequest {
  const people = toPeople(draft, amounts).map((person, index) =>
    // The bank transfer names the form's number, so the first person in the list gets this number.
    index === 0 ? { ...person, request_number: draft.request_number } : person,
  );
  return addFamilyRequestSchema.validateSync({
    ...givenOf(draft, askedIn('payment')),
    ...renewedConsents(draft, consents),
    people,
    language,
    receiptUrl: draft.receiptUrl,
    expected_total: amounts.total,
    expected_rial: draft.payment_method === 'rial' ? amounts.rial : null,
  });
}
