import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FactList } from '#member/fact-list.tsx';
import { PaymentChip } from '#member/payment-chip.tsx';
import { Amount } from '#ui/amount.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { AmountChanged } from '../payment/amount-changed.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { ReviewSection } from './review-section.tsx';
import { UploadBadge } from './upload-badge.tsx';

export function PaymentReview() {
  const { t } = useTranslation(['registration', 'common']);
  const { goTo, bill } = useWizard();
  const { values } = useFormikContext<RegistrationDraft>();
  const { payment_method: method, euro_payment_method: service, receiptUrl } = values;
  const total = bill.cost?.total_price ?? 0;
  return (
    <ReviewSection
      title={t('confirm.payment')}
      changeText={t('common:actions.change')}
      changeLabel={t('confirm.changePayment')}
      onChange={() => goTo('payment')}
    >
      <AmountChanged />
      <FactList
        facts={[
          {
            label: t('confirm.method'),
            value: (
              <>
                {method && t(`common:paymentMethods.${method}`)}
                {service && <bdi>{` · ${t(`common:paymentMethods.${service}`)}`}</bdi>}
              </>
            ),
          },
          {
            label: t('confirm.amount'),
            value:
              bill.rial === null ? (
                <Amount value={total} tabular={false} />
              ) : (
                <Amount value={bill.rial} currency="rial" tabular={false} />
              ),
          },
          {
            label: t('confirm.payment'),
            value: (
              <PaymentChip isPaid={false} hasReceipt={values.paid_confirm && receiptUrl !== ''} />
            ),
          },
          { label: t('confirm.receipt'), value: <UploadBadge isUploaded={receiptUrl !== ''} /> },
        ]}
      />
    </ReviewSection>
  );
}
