import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useWizard } from './wizard-context.ts';

export function ClearForm() {
  const { t } = useTranslation('registration');
  const { clear } = useWizard();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        sx={{ color: 'text.secondary', marginInlineStart: -1.5 }}
      >
        {t('clear.button')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        title={t('clear.title')}
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          clear();
        }}
      >
        <DialogContentText>{t('clear.text')}</DialogContentText>
      </ConfirmDialog>
    </>
  );
}
