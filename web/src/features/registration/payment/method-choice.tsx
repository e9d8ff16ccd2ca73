import { type PaymentMethod, paymentMethodsFor } from '@fanclub/contract/members/payment';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormField } from '#ui/form/use-form-field.ts';
import { ChoiceCards } from '../wizard/choice-cards.tsx';
import { Section } from '../wizard/section.tsx';
import { usePayment } from './use-payment.ts';

/** Rial is offered in Persian only, euro always. */
export function MethodChoice() {
  const { t } = useTranslation(['registration', 'common']);
  const language = useLanguage();
  const { chooseMethod } = usePayment();
  const { field, error } = useFormField<PaymentMethod>('payment_method', false);
  return (
    <Section title={t('fields.payment_method')}>
      <ChoiceCards
        name="payment_method"
        labelHidden
        label={t('fields.payment_method')}
        value={field.value}
        error={error}
        onChange={chooseMethod}
        choices={paymentMethodsFor(language).map((method) => ({
          value: method,
          title: t(`common:paymentMethods.${method}`),
          text: t(`payment.methods.${method}`),
        }))}
      />
    </Section>
  );
}
