import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

interface PaymentChipProps {
  isPaid: boolean;
  hasReceipt: boolean;
}

/** Paid means that an admin has seen the money; until then a receipt is only attached. */
export function PaymentChip({ isPaid, hasReceipt }: PaymentChipProps) {
  const { t } = useTranslation();
  const key = isPaid ? 'paid' : hasReceipt ? 'receiptAttached' : 'pending';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isPaid ? 'success' : 'default'}
      label={t(`status.${key}`)}
    />
  );
}
