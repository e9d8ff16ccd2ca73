import type { ChoiceFieldName, FieldValue } from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';

/** Named beside the fields: what belongs to an application without being typed. */
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

/** Of choices that pages without any member show too; their texts come with every page. */
const choicesOfAll = {
  pack_type: 'packages',
  payment_method: 'paymentMethods',
  euro_payment_method: 'paymentMethods',
} as const;

export type FieldTexts = Record<MemberFieldName | ApplicationPart, string>;

/** The values of every other choice in words; a language is known by its own name. */
export type ChoiceTexts = {
  [N in Exclude<ChoiceFieldName, keyof typeof choicesOfAll | 'language'>]: Record<
    FieldValue<N>,
    string
  >;
};

/** The one name of a field, wherever it is asked for, shown or complained about. */
export function useFieldLabel() {
  const { t } = useTranslation('member');
  return (name: keyof FieldTexts): string => t(`fields.${name}`);
}

/** A choice in words. */
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
