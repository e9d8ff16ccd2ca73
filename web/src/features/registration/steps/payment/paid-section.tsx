import { askedIn } from '@fanclub/contract/members/field-sets';
import { isProof } from '@fanclub/contract/registration/request-rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import UploadField from '#documents/upload/upload-field.tsx';
import { FieldGrid } from '#member/field-grid.tsx';
import MemberFields from '#member/member-fields.tsx';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { Panel } from '#ui/panel.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { usePayment } from './payment-choice.ts';

/** The "I have paid" checkbox and the upload of the receipt. */
export function PaidSection() {
  const { t } = useTranslation('registration');
  const { values, setPaid } = usePayment();
  const { uploads } = useWizard();
  return (
    <Panel sx={{ padding: 2 }}>
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
      <UploadField
        fileType="receipt"
        upload={uploads.receipt}
        name="receiptUrl"
        label={t('fields.receiptUrl')}
        help={t('payment.receiptHelp')}
        onChosen={() => {
          // Choosing a receipt also ticks "I have paid".
          if (!values.paid_confirm) setPaid(true);
        }}
      />
      <FieldGrid>
        <MemberFields names={askedIn('payment').filter(isProof)} />
      </FieldGrid>
    </Panel>
  );
}

/**
 * Warns if the total has changed since "I have paid" was ticked, for example because package, card or code
 * were changed.
 */
export function AmountChanged() {
  const { t } = useTranslation('registration');
  const { values } = useDraft();
  const { total } = useWizard().bill;
  if (!values.shown || total === undefined || values.shown.total === total) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {t('payment.amountChanged', { before: values.shown.total, now: total })}
    </Alert>
  );
}
