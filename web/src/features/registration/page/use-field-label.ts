import { memberFieldNames } from '@fanclub/contract/members/field-sets';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFieldLabel as useMemberLabel } from '#member/field-texts.ts';
import { personFieldOf } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { usePersonName } from '../draft/use-person-name.ts';
import { wizardFields } from '../draft/validate-draft.ts';

/** Fields for which the wizard has its own label. */
const ownWords = ['pack_type', 'juventus_card'];

/**
 * Returns a function that labels a field by its API name, with the person's name if it is one of the
 * family's.
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
      // The wizard's own labels address the person who fills in the form, so people of the family use
      // the general ones.
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
