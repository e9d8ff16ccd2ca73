import {
  type CorrectableFieldName,
  correctableBy,
  type InformationFieldName,
  informationFieldNames,
} from '@fanclub/contract/members/field-sets';
import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { valuesOf } from '#member/form-values.ts';
import { discardRenewal, renewalDraftKey } from '#store/member-draft.ts';
import { type DraftStore, draftStore } from '../draft/draft-store.ts';
import { emptyDraft, type RegistrationDraft } from '../draft/registration-draft.ts';
import { renewingPerson } from './renewing-person.ts';
import type { WhoRenews } from './who-renews.ts';

export type OwnFieldName = InformationFieldName & CorrectableFieldName<'rejected'>;
const correctable: readonly string[] = correctableBy('rejected');

/** The fields about the member that a renewal may change. */
export const ownFieldNames = informationFieldNames.filter((name): name is OwnFieldName =>
  correctable.includes(name),
);

/**
 * Returns a form with the member's stored data and previous package. If this package is gone, it still says that the
 * member renews, and the rules ask for another one.
 */
export function knownDraft(member: OwnProfile): RegistrationDraft {
  return {
    ...emptyDraft(),
    ...valuesOf(member, ownFieldNames),
    email: member.email,
    pack_type: member.membership?.pack_type ?? member.pack_type,
  };
}

/**
 * Returns the initial form. Everybody who may renew is chosen, up to the maximum number of people in one
 * submission.
 */
export function firstDraft(member: OwnProfile, who: WhoRenews): RegistrationDraft {
  const known = knownDraft(member);
  const others = who.family.slice(0, submissionMaxPeople - (who.self ? 1 : 0));
  return {
    ...known,
    pack_type: who.self ? known.pack_type : '',
    people: others.map(renewingPerson),
  };
}

/** Returns the store of the renewal's draft. Loading the draft leaves out everybody who may not renew now. */
export function draftStoreOf(member: OwnProfile, who: WhoRenews): DraftStore {
  const store = renewalDraftStore(member);
  return {
    ...store,
    load(now) {
      const restored = store.load(now);
      if (!restored) return null;
      const { draft } = restored;
      const people = draft.people.filter(({ key }) => who.family.some(({ id }) => id === key));
      // Nobody but the member can be chosen, so the member is chosen by a package.
      const isAlone = who.family.length === 0;
      const pack = draft.pack_type || (isAlone ? knownDraft(member).pack_type : '');
      return { ...restored, draft: { ...draft, people, pack_type: who.self ? pack : '' } };
    },
  };
}

/** Discards the draft if the profile shows that it was already sent and only the response was lost. */
export function forgetSent(member: OwnProfile): void {
  const number = renewalDraftStore(member).load()?.draft.request_number;
  if ([member, ...member.family].some((each) => each.request_number === number)) discardRenewal();
}

/**
 * Returns the store of this member's renewal draft. Loading the draft sets the account's e-mail address,
 * which may have changed since the draft was saved.
 */
export function renewalDraftStore({ id, email }: Pick<OwnProfile, 'id' | 'email'>): DraftStore {
  const store = draftStore(renewalDraftKey, id);
  return {
    ...store,
    load(now) {
      const restored = store.load(now);
      return restored && { ...restored, draft: { ...restored.draft, email } };
    },
  };
}
