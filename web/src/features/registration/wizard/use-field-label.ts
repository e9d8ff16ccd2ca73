import { memberFieldNames } from '@fanclub/contract/members/field-sets';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFieldLabel as useMemberLabel } from '#member/field-texts.ts';
import { personFieldOf } from '../draft/person-draft.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { usePersonName } from '../family/use-person-name.ts';
import { wizardFields } from '../validation/validate-draft.ts';

/** What the wizard asks in words of its own. */
const ownWords = ['pack_type', 'juventus_card'];

/** The visible label of a field by its API name, with whose it is where it is one of the family's. */
export function useFieldLabel() {
  const { t } = useTranslation('registration');
  const memberLabel = useMemberLabel();
  const nameOf = usePersonName();
  const { people } = useFormikContext<RegistrationDraft>().values;
  const labelOf = (name: string): string => {
    const person = personFieldOf(name);
    if (person) {
      const who = nameOf(people[person.index], person.index);
      // The wizard's own words are said to whoever fills it in.
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
