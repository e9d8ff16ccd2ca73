import { type AddFamilyRequest, addFamilyRequestSchema } from '@fanclub/contract/families/routes';
import { askedIn } from '@fanclub/contract/members/field-sets';
import type { NeededConsent } from '@fanclub/contract/registration/consents';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { renewedConsents } from '../draft/renewed-consents.ts';
import { givenOf, type ShownAmounts, toPeople } from '../draft/to-register-request.ts';

/** What a member sees beside the form. */
export interface ShownFamily {
  language: LanguageCode;
  amounts: ShownAmounts;
  consents: readonly NeededConsent[];
}

/** The one way from a filled-in family to what is sent; throws where the server would refuse it. */
export function toFamilyRequest(
  draft: RegistrationDraft,
  { language, amounts, consents }: ShownFamily,
): AddFamilyRequest {
  const people = toPeople(draft, amounts).map((person, index) =>
    // The number that the transfer names stays, whoever is taken out of the form after it.
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
