import type { OwnProfile } from '@fanclub/contract/members/profile';
import { familyDraftKey } from '#store/family-draft.ts';
import { type DraftStore, draftStore } from '../draft/draft-store.ts';
import { emptyPerson } from '../draft/person-draft.ts';
import { emptyDraft, type RegistrationDraft } from '../draft/registration-draft.ts';

/** The form as a member finds it: one person to begin with. */
export const firstPerson = (): RegistrationDraft => ({ ...emptyDraft(), people: [emptyPerson()] });

/** The half-filled registration of this member's family. */
export const familyDraft = ({ id }: Pick<OwnProfile, 'id'>): DraftStore =>
  draftStore(familyDraftKey, id);
