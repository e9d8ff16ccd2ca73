import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { allowedStep } from '../validation/validate-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Says that the form was kept, and leads on to where it was left. */
export function ResumeNotice() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const { goTo } = useWizard();
  const [target] = useState(() => allowedStep('confirm', values));
  return (
    <Alert
      severity="info"
      action={
        target !== 'information' && (
          <Button size="small" color="secondary" onClick={() => goTo(target)}>
            {t(`resume.${target as 'payment' | 'confirm'}`)}
          </Button>
        )
      }
    >
      {t('resume.text')}
    </Alert>
  );
}
