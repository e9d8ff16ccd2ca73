import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletionAnswer } from '../api/member-actions.ts';

interface DeletedSummaryProps {
  answer: DeletionAnswer;
  onClose: () => void;
}

/** What went, in numbers. */
export function DeletedSummary({ answer, onClose }: DeletedSummaryProps) {
  const { t } = useTranslation(['admin', 'common']);
  const titleId = useId();
  const records = Object.values(answer.database_records_cleaned).reduce((sum, n) => sum + n, 0);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('delete.done')}</DialogTitle>
      <DialogContent>
        <Typography role="status">
          {t('delete.records', { count: records })}{' '}
          {t('delete.files', { count: answer.files_deleted.length })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
