import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface AccountNotFoundDialogProps {
  open: boolean;
  onTryAnother: () => void;
  onClose: () => void;
}

export function AccountNotFoundDialog(props: AccountNotFoundDialogProps) {
  const { open, onTryAnother, onClose } = props;
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      title={t('notFound.title')}
      confirmLabel={t('notFound.create')}
      cancelLabel={t('notFound.tryAnother')}
      onConfirm={() => navigate(paths.register.build())}
      onCancel={onTryAnother}
      onClose={onClose}
    >
      <Typography>{t('notFound.text')}</Typography>
    </ConfirmDialog>
  );
}
