import type { FormPart } from '@fanclub/contract/members/field-kinds';
import {
  askedIn,
  holderFieldNames,
  type KeptFieldName,
  type KeptFields,
  memberField,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { isForChild } from '@fanclub/contract/pricing/packages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';
import type { Fact } from './fact-list.tsx';
import { useChoiceLabel, useFieldLabel } from './field-texts.ts';

/** A member as stored, or as it stands in a form. */
export type FactSource = { [N in KeptFieldName]?: KeptFields[N] | TypedFields[N] };

/**
 * What is known of a member, in the order of the form, by the parts of it that are asked for. First
 * and last name are one fact, a child's too, and so are the method of payment and its service.
 */
export function useMemberFacts() {
  const { t } = useTranslation('member');
  const format = useFormat();
  const labelOf = useFieldLabel();
  const choiceLabel = useChoiceLabel();

  const shown = (name: MemberFieldName, value: string | boolean): ReactNode => {
    const { kind } = memberField(name);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (kind === 'choice') return choiceLabel(name, value);
    if (kind === 'country') return format.country(value);
    if (kind === 'date') return format.date(`${value}T12:00:00`);
    return <Ltr>{value}</Ltr>;
  };

  const factOf = (source: FactSource, name: KeptFieldName): Fact | null => {
    const value = source[name] ?? '';
    switch (name) {
      case 'first_name':
        return { label: labelOf('name'), value: <bdi>{`${value} ${source.last_name}`}</bdi> };
      case 'holder_first_name':
        return {
          label: labelOf('holder_name'),
          value: value ? <bdi>{`${value} ${source.holder_last_name}`}</bdi> : '—',
        };
      case 'payment_method':
        return { label: labelOf(name), value: <PaymentWay {...source} /> };
      case 'last_name':
      case 'holder_last_name':
      case 'euro_payment_method':
        return null;
      case 'transfer_number':
      case 'payer_last_four':
        return value === '' ? null : { label: labelOf(name), value: shown(name, value) };
      default:
        return {
          label: labelOf(name),
          value: value === '' ? '—' : shown(name, value),
          wide: name === 'address_of_residency',
        };
    }
  };

  return (source: FactSource, ...parts: readonly FormPart[]): Fact[] =>
    askedIn(...parts)
      .filter((name) => name !== 'password')
      .filter((name) => hasHolder(source) || !isHolders(name))
      .flatMap((name) => factOf(source, name) ?? []);
}

const isHolders = (name: MemberFieldName) => holderFieldNames.some((each) => each === name);

/** A child is expected with its package, and shown with any. */
const hasHolder = (source: FactSource) =>
  isForChild(source.pack_type) || Boolean(source.holder_first_name);

/** The method of payment and its service. */
export function PaymentWay({ payment_method: method, euro_payment_method: service }: FactSource) {
  const choiceLabel = useChoiceLabel();
  const parts = [
    method && choiceLabel('payment_method', method),
    service && choiceLabel('euro_payment_method', service),
  ];
  return <Dotted parts={parts} />;
}
