import { formatMoney } from '@fanclub/contract/money/format-money';
import type { OwnPayment } from '@fanclub/contract/money/own-payments';
import { ownClubReceipt } from '@fanclub/contract/money/own-payments';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

interface ReceiptButtonProps {
  payment: OwnPayment;
  /** Says whose payment it is (see `forWhom`). */
  query: { for?: string };
}

/** The button that downloads the club's receipt for a payment. */
export function ReceiptButton({ payment, query }: ReceiptButtonProps) {
  const { t } = useTranslation('profile');
  const amount = formatMoney(payment, useLanguage());
  const params = { paymentId: payment.id };
  const receipt = useDownload('receipt.pdf', () => callForBlob(ownClubReceipt, { params, query }));
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={<ReceiptIcon />}
        loading={receipt.isPending}
        onClick={() => receipt.mutate()}
        aria-label={t('payments.receiptOf', { amount })}
      >
        {t('payments.receipt')}
      </Button>
      <ErrorAlert error={receipt.error} />
    </>
  );
}
