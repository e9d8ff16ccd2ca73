import { consentsDue, type NeededConsent } from '@fanclub/contract/registration/consents';
import { invalidFields } from '#platform/app-error';
import type { Member } from '#repositories/member';

/** What has changed materially since this member agreed. */
export const consentsDueOf = ({ legal_record }: Pick<Member, 'legal_record'>): NeededConsent[] =>
  consentsDue(legal_record?.versions ?? null);

/** Whoever has agreed before agrees again where a document has changed materially since. */
export function requireConsents(
  member: Pick<Member, 'legal_record'>,
  agreed: Partial<Record<NeededConsent, boolean>> | undefined,
): void {
  if (consentsDueOf(member).some((document) => agreed?.[document] !== true)) {
    throw invalidFields({ legal_consents: 'terms_privacy_required' });
  }
}
