import { type EuroPaymentMethod, euroPaymentMethods } from '@fanclub/contract/members/payment';
import { useTranslation } from 'react-i18next';
import {
  Detail,
  DetailsPanel,
  NoDetails,
  PayLink,
  PaymentReference,
} from '#member/payment-details.tsx';
import { Amount } from '#ui/amount.tsx';
import { useFormField } from '#ui/form/use-form-field.ts';
import { Ltr } from '#ui/ltr.tsx';
import { ChoiceCards } from '../../page/choice-cards.tsx';
import { useWizard } from '../../page/wizard-context.ts';
import { usePayment } from './payment-choice.ts';

/** The amount in euro and the choice of a payment service, each with a payment link. */
export function EuroDetails() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const { bill, settings, settingsPending } = useWizard();
  const {
    chooseService,
    values: { request_number: number },
  } = usePayment();
  const { value, error } = useFormField<EuroPaymentMethod>('euro_payment_method', false);
  const hasLinks = settingsPending || euroPaymentMethods.some((each) => settings[`${each}_link`]);
  if (!hasLinks) return <NoDetails />;
  return (
    <DetailsPanel>
      <Detail label={t('payment.euroAmount')}>
        {bill.total !== undefined && <Amount value={bill.total} size="large" />}
      </Detail>
      <PaymentReference number={number} />
      <ChoiceCards
        name="euro_payment_method"
        label={t('member:fields.euro_payment_method')}
        value={value}
        error={error}
        onChange={chooseService}
        choices={euroPaymentMethods
          .filter((service) => settingsPending || settings[`${service}_link`])
          .map((service) => ({
            value: service,
            title: <Ltr>{t(`common:paymentMethods.${service}`)}</Ltr>,
            text: (
              <PayLink
                service={service}
                href={settings[`${service}_link`]}
                onOpen={() => chooseService(service)}
              />
            ),
          }))}
      />
    </DetailsPanel>
  );
}
