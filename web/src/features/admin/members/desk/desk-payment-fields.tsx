import { paymentMethodsFor } from '@fanclub/contract/members/payment';
import { currencyBy } from '@fanclub/contract/money/amounts';
import { deskWays } from '@fanclub/contract/money/desk-payment';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { paymentTextMaxLength } from '@fanclub/contract/money/payments';
import type { Selection } from '@fanclub/contract/pricing/cost';
import type { Relative } from '@fanclub/contract/pricing/family-price';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useMay } from '#admin-kit/api/use-may.ts';
import { amountOf, typedMoney } from '#admin-kit/typed-money.ts';
import { exchangeRateQuery } from '#api/exchange-rate-query.ts';
import { useSettings } from '#api/use-settings.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldLatin, FieldProse } from '#ui/form/field-text.tsx';
import { type DeskValues, priceOf } from './desk-values.ts';

interface DeskPaymentFieldsProps {
  /** The language of the member, which decides whether rial is offered. */
  language: string;
  /** The other people of the member's family, who may have a family package already. */
  family: readonly Relative[];
}

/** The fields about a payment at the desk: currency, way, amount, and a lower price for admins who may book money. */
export function DeskPaymentFields({ language: spoken, family }: DeskPaymentFieldsProps) {
  const { t, language } = useTexts(['review', 'member', 'money']);
  const may = useMay();
  const { values } = useFormikContext<DeskValues>();
  const methods = paymentMethodsFor(spoken);
  const price = useProposedAmount(spoken, family);
  return (
    <>
      {methods.length > 1 && (
        <FieldSelect
          name="payment_method"
          label={t('money:record.currency')}
          options={methods.map((value) => ({
            value,
            label: t(`money:record.currencies.${currencyBy[value]}`),
          }))}
        />
      )}
      <FieldSelect
        name="way"
        label={t('enter.paid')}
        none={t('enter.notPaid')}
        options={deskWays(values.payment_method).map((value) => ({
          value,
          label: t(`member:ways.${value}`),
        }))}
      />
      {values.way !== '' && (
        <FieldLatin
          name="amount"
          label={t('money:record.amount')}
          help={price && t('enter.price', { amount: formatMoney(price, language) })}
          inputMode="decimal"
        />
      )}
      {may('bookMoney') && (
        <FieldLatin
          name="reduced_to"
          label={t('enter.reducedTo')}
          help={t('enter.reducedHelp')}
          required={false}
          inputMode="decimal"
        />
      )}
      {values.reduced_to !== '' && (
        <FieldProse name="reason" label={t('enter.reason')} maxLength={paymentTextMaxLength} />
      )}
    </>
  );
}

/**
 * Keeps the amount at what is asked until it is typed, the price in rial for the request, and the payment in euro where
 * rial is not offered. Returns the price.
 */
function useProposedAmount(spoken: string, family: readonly Relative[]) {
  const { language } = useTexts('review');
  const { settings } = useSettings();
  const { values, setFieldValue } = useFormikContext<DeskValues & Selection>();
  const { payment_method: method, amount, reduced_to, expected_rial } = values;
  const { data } = useQuery({ ...exchangeRateQuery, enabled: method === 'rial' });
  const price = priceOf(values, settings, data?.rate, family);
  const reduced = reduced_to.trim() === '' ? null : amountOf(reduced_to, currencyBy[method]);
  const asked =
    typeof reduced === 'number' ? { amount: reduced, currency: currencyBy[method] } : price;
  const proposed = asked ? typedMoney(asked, language) : '';
  const rial = price?.currency === 'IRR' ? price.amount : null;
  const last = useRef('');
  const isOffered = paymentMethodsFor(spoken).includes(method);
  useEffect(() => {
    if (amount === last.current && amount !== proposed) setFieldValue('amount', proposed);
    last.current = proposed;
    if (rial !== expected_rial) setFieldValue('expected_rial', rial);
    if (!isOffered) setFieldValue('payment_method', 'euro');
  }, [amount, proposed, rial, expected_rial, isOffered, setFieldValue]);
  return price;
}
