import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Package, card or code changed after the payment: said before it surprises anyone. */
export function AmountChanged() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { cost } = useWizard().bill;
  if (!values.shown || !cost || values.shown.total === cost.total_price) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {t('payment.amountChanged', { before: values.shown.total, now: cost.total_price })}
    </Alert>
  );
}
