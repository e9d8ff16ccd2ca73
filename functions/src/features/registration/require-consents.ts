import { consentsDue, type NeededConsent } from '@fanclub/contract/registration/consents';
import { invalidFields } from '#platform/app-error';
import type { Member } from '#repositories/member';

/** Whoever has agreed before agrees again where a document has changed materially since. */
export function requireConsents(
  { legal_record }: Pick<Member, 'legal_record'>,
  agreed: Partial<Record<NeededConsent, boolean>> | undefined,
): void {
  const due = consentsDue(legal_record?.versions ?? null);
  if (due.some((document) => agreed?.[document] !== true)) {
    throw invalidFields({ legal_consents: 'terms_privacy_required' });
  }
}
