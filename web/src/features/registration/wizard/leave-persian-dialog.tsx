import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface LeavePersianDialogProps {
  open: boolean;
  onDecide: (leaves: boolean) => void;
}

export function LeavePersianDialog({ open, onDecide }: LeavePersianDialogProps) {
  const { t } = useTranslation('registration');
  return (
    <ConfirmDialog
      open={open}
      title={t('leavePersian.title')}
      confirmLabel={t('leavePersian.confirm')}
      cancelLabel={t('leavePersian.cancel')}
      onConfirm={() => onDecide(true)}
      onCancel={() => onDecide(false)}
    >
      <DialogContentText>{t('leavePersian.text')}</DialogContentText>
    </ConfirmDialog>
  );
}
