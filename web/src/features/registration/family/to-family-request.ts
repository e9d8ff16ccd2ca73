import { type AddFamilyRequest, addFamilyRequestSchema } from '@fanclub/contract/families/routes';
import { askedIn } from '@fanclub/contract/members/field-sets';
import type { NeededConsent } from '@fanclub/contract/registration/consents';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { renewedConsents } from '../draft/renewed-consents.ts';
import { givenOf, type ShownAmounts, toPeople } from '../draft/to-register-request.ts';

/** Values shown to the member that are not part of the form. */
export interface ShownFamily {
  language: LanguageCode;
  amounts: ShownAmounts;
  consents: readonly NeededConsent[];
}

/** Builds the request from a filled-in family form; throws if the server would refuse it. */
export function toFamilyRequest(
  draft: RegistrationDraft,
  { language, amounts, consents }: ShownFamily,
): AddFamilyRequest {
  const people = toPeople(draft, amounts).map((person, index) =>
    // The transfer names the form's number, so the first person keeps it even if others are removed.
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
