import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Detail } from './details-panel.tsx';
import { usePayment } from './payment-choice.ts';

/**
 * The number that the application will have. The person writes it into the bank transfer, so that the club
 * recognises the payment.
 */
export function PaymentReference() {
  const { t } = useTranslation('registration');
  const { request_number: number } = usePayment().values;
  return (
    <Detail
      label={t('payment.reference')}
      note={t('payment.referenceHelp')}
      action={<CopyButton text={number} label={t('payment.reference')} />}
    >
      <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 750 }}>
        <Ltr>{number}</Ltr>
      </Typography>
    </Detail>
  );
}
