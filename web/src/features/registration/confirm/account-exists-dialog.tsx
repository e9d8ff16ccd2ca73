import { isolateLtr } from '@fanclub/contract/text/isolate';
import DialogContentText from '@mui/material/DialogContentText';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { focusField } from '#ui/form/focus-field.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

interface AccountExistsDialogProps {
  /** Empty while there is nothing to say. */
  email: string;
  onClose: () => void;
}

/** The e-mail has a membership: log in, or go on with another one. */
export function AccountExistsDialog({ email, onClose }: AccountExistsDialogProps) {
  const { t } = useTranslation('registration');
  const navigate = useNavigate();
  const { setFieldValue } = useFormikContext<RegistrationDraft>();
  const { goTo } = useWizard();
  // Keeps its words while it fades out.
  const [shownEmail, setShownEmail] = useState(email);
  if (email && email !== shownEmail) setShownEmail(email);

  // The old key belongs to what was sent under it.
  const useAnother = () => {
    onClose();
    setFieldValue('idempotencyKey', crypto.randomUUID());
    goTo('information');
    setTimeout(() => focusField('email'), 350);
  };

  return (
    <ConfirmDialog
      open={email !== ''}
      title={t('accountExists.title')}
      confirmLabel={t('accountExists.login')}
      cancelLabel={t('accountExists.other')}
      onConfirm={() => navigate(paths.login.build(), { state: { email } })}
      onCancel={useAnother}
    >
      <DialogContentText>
        {t('accountExists.text', { email: isolateLtr(shownEmail) })}
      </DialogContentText>
    </ConfirmDialog>
  );
}
