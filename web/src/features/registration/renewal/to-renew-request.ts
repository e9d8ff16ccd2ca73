import type { NeededConsent } from '@fanclub/contract/registration/consents';
import {
  type RenewRequest,
  renewRequestSchema,
} from '@fanclub/contract/registration/renewal-routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { renewedConsents } from '../draft/renewed-consents.ts';
import { type ShownAmounts, toApplication } from '../draft/to-register-request.ts';
import type { DraftRules } from '../draft/validate-draft.ts';

/** Values of the request that are on screen but not in the form. */
export interface ShownRenewal {
  language: LanguageCode;
  amounts: ShownAmounts;
  /** The season whose prices and terms were on screen. */
  season: string;
  rules: DraftRules & { consents: readonly NeededConsent[] };
}

/** Builds the request from a completed renewal. Throws if it does not match the request's schema. */
export function toRenewRequest(
  draft: RegistrationDraft,
  { language, amounts, season, rules }: ShownRenewal,
): RenewRequest {
  const { email: _, password: __, ...given } = toApplication(draft, language, amounts);
  return renewRequestSchema.validateSync({
    ...given,
    season,
    // The member may have uploaded a document after changing the name. It is not needed if the name was changed back.
    passportUrl: rules.needsDocument(draft) ? given.passportUrl : null,
    ...renewedConsents(draft, rules.consents),
  });
}
