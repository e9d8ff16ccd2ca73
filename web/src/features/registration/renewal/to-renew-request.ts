import type { NeededConsent } from '@fanclub/contract/registration/consents';
import {
  type RenewRequest,
  renewRequestSchema,
} from '@fanclub/contract/registration/renewal-routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { renewedConsents } from '../draft/renewed-consents.ts';
import { type ShownAmounts, toApplication } from '../draft/to-register-request.ts';
import type { DraftRules } from '../validation/validate-draft.ts';

/** What a member sees of a renewal beside the form. */
export interface ShownRenewal {
  language: LanguageCode;
  amounts: ShownAmounts;
  /** Whose prices and terms were on screen. */
  season: string;
  rules: DraftRules & { consents: readonly NeededConsent[] };
}

/** The one way from a filled-in renewal to what is sent; throws where the server would refuse it. */
export function toRenewRequest(
  draft: RegistrationDraft,
  { language, amounts, season, rules }: ShownRenewal,
): RenewRequest {
  const { email: _, password: __, ...given } = toApplication(draft, language, amounts);
  return renewRequestSchema.validateSync({
    ...given,
    season,
    // One that was chosen before the name was put back as it was is not needed any more.
    passportUrl: rules.needsDocument(draft) ? given.passportUrl : null,
    ...renewedConsents(draft, rules.consents),
  });
}
