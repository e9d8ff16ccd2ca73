import type { FamilyMember } from '@fanclub/contract/members/family';
import { fitsPackage } from '@fanclub/contract/members/field-rules';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import { emptyPerson, type PersonDraft } from '../draft/person-draft.ts';

/** The package of before; none of somebody who has grown too old for it. */
export function packageOfBefore(person: FamilyMember): PersonDraft['pack_type'] {
  const { pack_type: pack } = person.membership ?? person;
  return fitsPackage(pack, person.birth_date) ? pack : '';
}

/** One of the family as a renewal begins: who they are is known, and the card is left to choose. */
export const renewingPerson = (person: FamilyMember): PersonDraft => ({
  ...emptyPerson(),
  key: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  birth_date: person.birth_date,
  pack_type: packageOfBefore(person),
});

/** The document of before holds for the same name and birth date, which a renewal leaves as they are. */
export const lacksCard = ({ membership }: Pick<FamilyMember, 'membership'>) =>
  membership?.juventus_card !== true;

type Chosen = Pick<PersonDraft, 'pack_type' | 'juventus_card' | 'passportUrl'>;

/** What is not right about what somebody chose, whose other data stay. */
export function chosenErrors(
  { pack_type: pack, juventus_card, passportUrl }: Chosen,
  { born, needsDocument }: { born: string | null; needsDocument: boolean },
): FieldErrors {
  const isTooOld = born !== null && !fitsPackage(pack, born);
  return {
    ...(!pack && { pack_type: 'package_required' }),
    ...(isTooOld && { pack_type: 'not_a_child' }),
    ...(juventus_card && needsDocument && !passportUrl && { passportUrl: 'id_card_required' }),
  };
}
