import {
  type CorrectableFieldName,
  correctableBy,
  type InformationFieldName,
  informationFieldNames,
} from '@fanclub/contract/members/field-sets';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { valuesOf } from '#member/form-values.ts';
import { renewalDraftKey } from '#store/renewal-draft.ts';
import { type DraftStore, draftStore } from '../draft/draft-store.ts';
import { emptyDraft, type RegistrationDraft } from '../draft/registration-draft.ts';

type OwnFieldName = InformationFieldName & CorrectableFieldName<'rejected'>;
const correctable: readonly string[] = correctableBy('rejected');

/** What of the own data may be another value with a renewal. */
export const ownFieldNames = informationFieldNames.filter((name): name is OwnFieldName =>
  correctable.includes(name),
);

/** The form as a member finds it: the own data, and the package of before. */
export function knownDraft(member: OwnProfile): RegistrationDraft {
  return {
    ...emptyDraft(),
    ...valuesOf(member, ownFieldNames),
    email: member.email,
    pack_type: member.membership?.pack_type ?? member.pack_type,
  };
}

/** The half-filled renewal of this member. The address is the account's, which may have changed since. */
export function renewalDraft({ id, email }: Pick<OwnProfile, 'id' | 'email'>): DraftStore {
  const kept = draftStore(renewalDraftKey, id);
  return {
    ...kept,
    load(now) {
      const restored = kept.load(now);
      return restored && { ...restored, draft: { ...restored.draft, email } };
    },
  };
}
