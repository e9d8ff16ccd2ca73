import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { AmountChanged } from './amount-changed.tsx';
import { usePayment } from './use-payment.ts';

/** "I have paid", and the receipt that it asks for. */
export function PaidSection() {
  const { t } = useTranslation('registration');
  const { values, setPaid } = usePayment();
  return (
    <Box
      sx={{
        padding: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        backgroundColor: 'background.paper',
      }}
    >
      <FieldCheckbox
        name="paid_confirm"
        required
        label={
          <Box component="span" sx={{ fontWeight: 700 }}>
            {t('fields.paid_confirm')}
          </Box>
        }
        help={t('payment.paidHelp')}
        onChange={setPaid}
      />
      <AmountChanged />
      {values.paid_confirm && (
        <UploadField
          fileType="receipt"
          name="receiptUrl"
          label={t('fields.receiptUrl')}
          help={t('payment.receiptHelp')}
        />
      )}
    </Box>
  );
}
