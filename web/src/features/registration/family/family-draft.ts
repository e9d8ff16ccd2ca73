import type { OwnProfile } from '@fanclub/contract/members/profile';
import { familyDraftKey } from '#store/member-draft.ts';
import { type DraftStore, draftStore } from '../draft/draft-store.ts';
import { emptyPerson } from '../draft/person-draft.ts';
import { emptyDraft, type RegistrationDraft } from '../draft/registration-draft.ts';

/** Returns the initial form of a family registration, with one empty person. */
export const firstPerson = (): RegistrationDraft => ({ ...emptyDraft(), people: [emptyPerson()] });

/** Returns the store of this member's family registration draft. */
export const familyDraft = ({ id }: Pick<OwnProfile, 'id'>): DraftStore =>
  draftStore(familyDraftKey, id);
