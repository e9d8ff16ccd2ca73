import { useTranslation } from 'react-i18next';
import { PaymentChip } from '#member/chips.tsx';
import { FactList } from '#member/fact-list.tsx';
import { useMemberFacts } from '#member/member-facts.tsx';
import { Amount } from '#ui/amount.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { AmountChanged } from '../payment/paid-section.tsx';
import { ReviewSection } from '../review/review-section.tsx';
import { UploadBadge } from '../review/upload-badge.tsx';

export function PaymentReview() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const factsOf = useMemberFacts();
  const { goTo, bill, uploads } = useWizard();
  const { values } = useDraft();
  const { receiptUrl } = values;
  const { total, rial } = bill.toPay;
  const amount =
    rial === null ? <Amount value={total ?? 0} /> : <Amount value={rial} currency="rial" />;
  return (
    <ReviewSection
      title={t('payment.title')}
      changeText={t('common:actions.change')}
      changeLabel={t('confirm.changePayment')}
      onChange={() => goTo('payment')}
      notice={<AmountChanged />}
      image={receiptUrl !== '' && { file: uploads.receipt.file, label: t('fields.receiptUrl') }}
    >
      <FactList
        facts={[
          ...factsOf(values, 'payment'),
          {
            label: t('confirm.amount'),
            value: amount,
          },
          {
            label: t('payment.title'),
            value: (
              <PaymentChip isPaid={false} hasReceipt={values.paid_confirm && receiptUrl !== ''} />
            ),
          },
          {
            label: t('member:fields.receipt'),
            value: <UploadBadge isUploaded={receiptUrl !== ''} />,
          },
        ]}
      />
    </ReviewSection>
  );
}
