import { memberFieldNames } from '@fanclub/contract/members/field-sets';
import { useTranslation } from 'react-i18next';
import { useFieldLabel as useMemberLabel } from '#member/field-texts.ts';
import { wizardFields } from '../validation/validate-draft.ts';

/** What the wizard asks in words of its own. */
const ownWords = ['pack_type', 'juventus_card'];

/** The visible label of a field by its API name. */
export function useFieldLabel() {
  const { t } = useTranslation('registration');
  const memberLabel = useMemberLabel();
  return (name: string): string => {
    const member = memberFieldNames.find((each) => each === name);
    if (member && !ownWords.includes(name)) return memberLabel(member);
    return t(`fields.${wizardFields.includes(name) ? name : 'other'}` as 'fields.other');
  };
}
