import type { ChoiceFieldName, FieldValue } from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';

/** Parts of an application that have a label but no form field. */
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

/**
 * Choice fields that are also shown on pages without a member, so the texts of their values are in the namespace
 * `common`.
 */
const choicesOfAll = {
  payment_method: 'paymentMethods',
  euro_payment_method: 'paymentMethods',
} as const;

export type FieldTexts = Record<MemberFieldName | ApplicationPart, string>;

/**
 * Texts for the values of each choice field that is not in `choicesOfAll`. `language` and `pack_type` need none: a
 * language is shown by its own name, and the club's folder names its packages.
 */
export type ChoiceTexts = {
  [N in Exclude<ChoiceFieldName, keyof typeof choicesOfAll | 'language' | 'pack_type'>]: Record<
    FieldValue<N>,
    string
  >;
};

/** Returns a function that gives the label of a field, the same in forms, lists of facts and error messages. */
export function useFieldLabel() {
  const { t } = useTranslation('member');
  return (name: keyof FieldTexts): string => t(`fields.${name}`);
}

/** Returns a function that gives the text for a value of a choice field. */
export function useChoiceLabel() {
  const { t } = useTranslation(['member', 'common']);
  const shared: Partial<Record<MemberFieldName, 'paymentMethods'>> = choicesOfAll;
  const packName = usePackName();
  return (name: MemberFieldName, value: string): string => {
    if (name === 'pack_type') return packName(value);
    const language = Object.entries(languages).find(([code]) => code === value);
    if (name === 'language') return language?.[1].label ?? value;
    const place = shared[name] ? (`common:${shared[name]}` as const) : (`choices.${name}` as const);
    return t(`${place}.${value}` as 'choices.gender.other');
  };
}
