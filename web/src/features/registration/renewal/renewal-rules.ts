import { byName } from '@fanclub/contract/members/by-name';
import { isIdentityKnown } from '@fanclub/contract/members/identity';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { consentsDue, type NeededConsent } from '@fanclub/contract/registration/consents';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { toInformation } from '../draft/to-register-request.ts';
import type { DraftRules } from '../validation/validate-draft.ts';
import { ownFieldNames } from './renewal-draft.ts';

/** The own data as the server would keep it: null for what is not given. */
export function sentData(draft: RegistrationDraft) {
  const given = toInformation(draft);
  return byName<OwnData>(ownFieldNames, (name) => given[name] ?? null);
}
type OwnData = Pick<OwnProfile, (typeof ownFieldNames)[number]>;

/** What a member is asked for beside the own data: consents that are due, a document nobody has seen. */
export function renewalRules(
  member: OwnProfile,
): DraftRules & { consents: readonly NeededConsent[] } {
  return {
    consents: consentsDue(member.agreed_versions),
    needsDocument: (draft) => !isIdentityKnown(member, sentData(draft)),
  };
}
