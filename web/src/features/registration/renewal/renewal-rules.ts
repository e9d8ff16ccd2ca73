import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { byName } from '@fanclub/contract/members/by-name';
import { namedFields } from '@fanclub/contract/members/field-sets';
import { isIdentityKnown } from '@fanclub/contract/members/identity';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { consentsDue, type NeededConsent } from '@fanclub/contract/registration/consents';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import type { PersonDraft } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { toInformation } from '../draft/to-register-request.ts';
import { type DraftRules, type OwnPart, registrationErrors } from '../draft/validate-draft.ts';
import { ownFieldNames } from './renewal-draft.ts';
import { chosenErrors, lacksCheckedDocument } from './renewing-person.ts';

/** Returns the member's data from the form as the server would store it: null for empty fields. */
export function sentData(draft: RegistrationDraft) {
  const given = toInformation(draft);
  return byName<OwnData>(ownFieldNames, (name) => given[name] ?? null);
}
type OwnData = Pick<OwnProfile, (typeof ownFieldNames)[number]>;

/**
 * Returns which questions the form asks about the member: none if the member has no package and so does not
 * renew, only package and card if people of the family renew too, and all otherwise.
 */
function ownPart({ pack_type, people }: RegistrationDraft): OwnPart {
  if (!pack_type) return 'none';
  return people.length > 0 ? 'membership' : 'all';
}

/** Removes the errors of names that the member has not changed, because names may be older than the rule for names. */
function withoutKeptNames(errors: FieldErrors, draft: RegistrationDraft, member: OwnProfile) {
  const kept = namedFields.filter((name) => draft[name] === member[name]);
  const isKept = ([field, key]: [string, FieldErrorKey]) =>
    (key === 'invalid_name' || key === 'character_not_taken') &&
    kept.some((name) => name === field);
  return Object.fromEntries(Object.entries(errors).filter((each) => !isKept(each)));
}

/** Returns the rules of a renewal, such as which consents and documents are still needed. */
export function renewalRules(
  member: OwnProfile,
): DraftRules & { consents: readonly NeededConsent[] } {
  const needsDocument = (draft: RegistrationDraft) =>
    !isIdentityKnown(member, ownPart(draft) === 'all' ? sentData(draft) : member);
  const personNeedsDocument = ({ key }: PersonDraft) =>
    member.family.some((person) => person.id === key && lacksCheckedDocument(person));
  const rules: DraftRules & { consents: readonly NeededConsent[] } = {
    consents: consentsDue(member.agreed_versions),
    ownPart,
    needsDocument,
    personNeedsDocument,
    personErrors: (person) =>
      chosenErrors(person, {
        born: person.birth_date,
        needsDocument: personNeedsDocument(person),
      }),
    ownErrors(draft) {
      switch (ownPart(draft)) {
        case 'all':
          return withoutKeptNames(registrationErrors(draft, rules), draft, member);
        case 'membership':
          return chosenErrors(draft, {
            born: member.holder_birth_date,
            needsDocument: needsDocument(draft),
          });
        case 'none':
          return draft.people.length > 0 ? {} : { people: 'field_required' };
      }
    },
  };
  return rules;
}
