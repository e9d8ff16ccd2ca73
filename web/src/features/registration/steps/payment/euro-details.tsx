import type { EuroPaymentMethod } from '@fanclub/contract/members/payment';
import { toCents } from '@fanclub/contract/pricing/round';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AccountToPayInto,
  Detail,
  DetailsPanel,
  NoDetails,
  PayLink,
  PaymentReference,
} from '#member/payment-details.tsx';
import { Amount } from '#ui/amount.tsx';
import { useFormField } from '#ui/form/use-form-field.ts';
import { ChoiceCards } from '../../page/choice-cards.tsx';
import { useWizard } from '../../page/wizard-context.ts';
import { useEuroMethods, usePayment } from './payment-choice.ts';

/**
 * The amount in euro and the choice of a way to pay: a service with its link, or a transfer to the club's account. The
 * only way of a club is chosen already.
 */
export function EuroDetails() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const { bill, settings, settingsPending } = useWizard();
  const { total } = bill.toPay;
  const {
    chooseService,
    values: { request_number: number },
  } = usePayment();
  const { value, error } = useFormField<EuroPaymentMethod>('euro_payment_method', false);
  const offered = useEuroMethods();
  const [only] = offered.length === 1 && !settingsPending ? offered : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the way or the choice changes
  useEffect(() => {
    if (only && value !== only) chooseService(only);
  }, [only, value]);
  if (offered.length === 0) return settingsPending ? null : <NoDetails />;
  const linkOf = (method: EuroPaymentMethod) =>
    method !== 'bank' && (
      <PayLink
        service={method}
        href={settings[`${method}_link`]}
        onOpen={() => chooseService(method)}
      />
    );
  return (
    <DetailsPanel>
      <Detail label={t('payment.euroAmount')}>
        {total !== undefined && <Amount value={total} size="large" />}
      </Detail>
      <PaymentReference number={number} />
      {only ? (
        linkOf(only)
      ) : (
        <ChoiceCards
          name="euro_payment_method"
          label={t('member:fields.euro_payment_method')}
          value={value}
          error={error}
          onChange={chooseService}
          choices={offered.map((method) => ({
            value: method,
            title: <bdi>{t(`common:paymentMethods.${method}`)}</bdi>,
            text: linkOf(method),
          }))}
        />
      )}
      {value === 'bank' && offered.includes('bank') && (
        <AccountToPayInto
          settings={settings}
          transfers={[{ cents: total === undefined ? null : toCents(total), number }]}
        />
      )}
    </DetailsPanel>
  );
}
