import type { ChoiceFieldName, FieldValue } from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';

/** Parts of an application that have a label and are not typed. */
type ApplicationPart =
  | 'name'
  | 'holder_name'
  | 'is_paid'
  | 'received'
  | 'flags'
  | 'request_number'
  | 'request_status'
  | 'receipt'
  | 'passport';

/** Choices that pages without a member show as well; their texts are in the common namespace. */
const choicesOfAll = {
  pack_type: 'packages',
  payment_method: 'paymentMethods',
  euro_payment_method: 'paymentMethods',
} as const;

export type FieldTexts = Record<MemberFieldName | ApplicationPart, string>;

/** Texts of the values of all other choices; a language is shown by its own name. */
export type ChoiceTexts = {
  [N in Exclude<ChoiceFieldName, keyof typeof choicesOfAll | 'language'>]: Record<
    FieldValue<N>,
    string
  >;
};

/** The label of a field, the same wherever the field is asked for, shown or has an error. */
export function useFieldLabel() {
  const { t } = useTranslation('member');
  return (name: keyof FieldTexts): string => t(`fields.${name}`);
}

/** The text of a choice's value. */
export function useChoiceLabel() {
  const { t } = useTranslation(['member', 'common']);
  const shared: Partial<Record<MemberFieldName, 'packages' | 'paymentMethods'>> = choicesOfAll;
  return (name: MemberFieldName, value: string): string => {
    const language = Object.entries(languages).find(([code]) => code === value);
    if (name === 'language') return language?.[1].label ?? value;
    const place = shared[name] ? (`common:${shared[name]}` as const) : (`choices.${name}` as const);
    return t(`${place}.${value}` as 'choices.gender.other');
  };
}
