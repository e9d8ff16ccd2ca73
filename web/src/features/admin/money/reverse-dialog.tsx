import { formatMoney } from '@fanclub/contract/money/format-money';
import { paymentTextMaxLength, type ShownPayment } from '@fanclub/contract/money/payments';
import { reversePayment } from '@fanclub/contract/money/routes';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useMoneyAction } from './use-payments.ts';

interface ReverseDialogProps {
  memberId: string;
  payment: ShownPayment;
  onClose: () => void;
}

/** Asks for a reason before a payment is reversed. */
export function ReverseDialog({ memberId, payment, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('money');
  const amount = formatMoney(payment, useLanguage());
  return (
    <FormDialog
      open
      onClose={onClose}
      mutation={useRouteMutation(reversePayment, useMoneyAction(memberId))}
      initialValues={{ reason: '' }}
      toInput={(body) => ({ params: { id: memberId, paymentId: payment.id }, body })}
      onDone={onClose}
      title={t('reverse.title', { amount })}
      lead={t('reverse.lead')}
      submit={t('reverse.submit')}
      danger
      focus="reason"
    >
      <FieldText
        name="reason"
        label={t('reverse.reason')}
        autoComplete="off"
        dir="auto"
        rows={2}
        maxLength={paymentTextMaxLength}
      />
    </FormDialog>
  );
}
