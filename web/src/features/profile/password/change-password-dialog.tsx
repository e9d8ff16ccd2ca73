import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '#ui/form/focus-field.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

interface ChangePasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: () => focusField('current_password') } }}
    >
      <DialogTitle id={titleId}>{t('password.title')}</DialogTitle>
      <ChangePasswordForm onClose={onClose} />
    </Dialog>
  );
}
