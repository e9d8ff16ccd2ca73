import type { NeededConsent } from '@fanclub/contract/registration/consents';
import type { RegistrationDraft } from './registration-draft.ts';

/**
 * Returns the consents to send; none if no document has changed since the member's last consent. A document
 * that has not changed counts as accepted.
 */
export function renewedConsents(draft: RegistrationDraft, due: readonly NeededConsent[]) {
  if (due.length === 0) return {};
  const { terms, privacy } = draft.legal_consents;
  return {
    legal_consents: {
      terms: due.includes('terms') ? terms : true,
      privacy: due.includes('privacy') ? privacy : true,
    },
  };
}
