import type { FormPart } from '@fanclub/contract/members/field-kinds';
import {
  askedIn,
  holderFieldNames,
  type KeptFieldName,
  type KeptFields,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { Dotted } from '#ui/dotted.tsx';
import type { Fact } from './fact-list.tsx';
import { useChoiceLabel, useFieldLabel } from './field-texts.ts';
import { useShownValue } from './shown-value.tsx';

/** The source of the facts: a stored member, or the values of a form. */
export type FactSource = { [N in KeptFieldName]?: KeptFields[N] | TypedFields[N] } & {
  guardian_id?: string | null;
};

/**
 * Returns a function that lists the facts about a member for the given parts of the form, in the form's order. First
 * and last name are combined into one fact, also those of a child, and so are the payment method and its service.
 */
export function useMemberFacts() {
  const labelOf = useFieldLabel();
  const shown = useShownValue();

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
          value: shown(name, value),
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

/**
 * True if the child's name is shown: always for a child's package, for another package only if there is a name. A
 * dependant is the child, who has no other name.
 */
const hasHolder = (source: FactSource) =>
  (isForChild(source.pack_type) && !source.guardian_id) || Boolean(source.holder_first_name);

/** The method of payment and, for euro, the service. */
export function PaymentWay({ payment_method: method, euro_payment_method: service }: FactSource) {
  const choiceLabel = useChoiceLabel();
  const parts = [
    method && choiceLabel('payment_method', method),
    service && choiceLabel('euro_payment_method', service),
  ];
  return <Dotted parts={parts} />;
}
