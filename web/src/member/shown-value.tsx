import { memberField } from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Ltr } from '#ui/ltr.tsx';
import { useChoiceLabel } from './field-texts.ts';
import { textRuleOf } from './text-rule.ts';

/** Returns a function that formats a field's value for display; an empty value is shown as a dash. */
export function useShownValue() {
  const { t, format } = useTexts('member');
  const choiceLabel = useChoiceLabel();
  return (name: MemberFieldName, value: string | boolean): ReactNode => {
    const { kind } = memberField(name);
    if (value === '') return '—';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (kind === 'choice') return choiceLabel(name, value);
    if (kind === 'country') return format.country(value);
    if (kind === 'date') return format.date(`${value}T12:00:00`);
    return textRuleOf(name).dir === 'auto' ? <bdi>{value}</bdi> : <Ltr>{value}</Ltr>;
  };
}
