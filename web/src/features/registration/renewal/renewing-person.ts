import type { FamilyMember } from '@fanclub/contract/members/family';
import { fitsPackage } from '@fanclub/contract/members/field-rules';
import { isOffered } from '@fanclub/contract/pricing/packages';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { emptyPerson, type PersonDraft } from '../draft/person-draft.ts';

/** Returns the person's previous package; empty if it is gone, or the person has become too old for it. */
export function packageOfBefore(person: FamilyMember): PersonDraft['pack_type'] {
  const { pack_type: pack } = person.membership ?? person;
  return isOffered(pack) && fitsPackage(pack, person.birth_date) ? pack : '';
}

/** Returns the initial form of a person who renews, with the stored data and without a club card. */
export const renewingPerson = (person: FamilyMember): PersonDraft => ({
  ...emptyPerson(),
  key: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  birth_date: person.birth_date,
  pack_type: packageOfBefore(person),
});

/**
 * True if the previous membership had no club card, for which the club would have checked a document. A checked
 * document stays valid, because the renewal of a family changes neither names nor birth dates.
 */
export const lacksCheckedDocument = ({ membership }: Pick<FamilyMember, 'membership'>) =>
  membership?.juventus_card !== true;

type Chosen = Pick<PersonDraft, 'pack_type' | 'juventus_card' | 'passportUrl'>;

/**
 * Returns the errors in a person's package, card and document, the only data that the renewal of a family
 * changes.
 */
export function chosenErrors(
  { pack_type: pack, juventus_card, passportUrl }: Chosen,
  { born, needsDocument }: { born: string | null; needsDocument: boolean },
): FieldErrors {
  const isTooOld = born !== null && !fitsPackage(pack, born);
  return {
    ...(isTooOld && { pack_type: 'not_a_child' }),
    ...(!isOffered(pack) && { pack_type: 'package_required' }),
    ...(juventus_card && needsDocument && !passportUrl && { passportUrl: 'id_card_required' }),
  };
}
