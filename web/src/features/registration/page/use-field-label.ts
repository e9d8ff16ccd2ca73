import { memberFieldNames } from '@fanclub/contract/members/field-sets';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFieldLabel as useMemberLabel } from '#member/field-texts.ts';
import { personFieldOf } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { usePersonName } from '../draft/use-person-name.ts';
import { wizardFields } from '../draft/validate-draft.ts';

/** Fields that have another label in the wizard than in the rest of the app. */
const ownWords = ['pack_type', 'juventus_card'];

/**
 * Returns a function that returns the label of a form path. The label of a field about a person of the family
 * includes that person's name.
 */
export function useFieldLabel() {
  const { t } = useTranslation('registration');
  const memberLabel = useMemberLabel();
  const nameOf = usePersonName();
  const { people } = useFormikContext<RegistrationDraft>().values;
  const labelOf = (name: string): string => {
    const person = personFieldOf(name);
    if (person) {
      const who = nameOf(people[person.index], person.index);
      // The wizard's special labels address the person who fills in the form, so they are not used for others.
      const field = memberFieldNames.find((each) => each === person.field);
      const label = field ? memberLabel(field) : labelOf(person.field);
      return t('people.field', { field: label, who: `\u2068${who}\u2069` });
    }
    const member = memberFieldNames.find((each) => each === name);
    if (member && !ownWords.includes(name)) return memberLabel(member);
    return t(`fields.${wizardFields.includes(name) ? name : 'other'}` as 'fields.other');
  };
  return labelOf;
}
