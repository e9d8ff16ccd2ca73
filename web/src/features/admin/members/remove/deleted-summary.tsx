import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DeletionAnswer } from '#admin-kit/api/member-actions.ts';
import { TitledDialog } from '#ui/titled-dialog.tsx';

interface DeletedSummaryProps {
  answer: DeletionAnswer;
  onClose: () => void;
}

/** Shows how many records and files were deleted. */
export default function DeletedSummary({ answer, onClose }: DeletedSummaryProps) {
  const { t } = useTranslation(['review', 'common']);
  const records = Object.values(answer.database_records_cleaned).reduce((sum, n) => sum + n, 0);
  return (
    <TitledDialog
      title={t('delete.done')}
      onClose={onClose}
      actions={
        <Button autoFocus variant="contained" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      <Typography role="status">
        {t('delete.records', { count: records })}{' '}
        {t('delete.files', { count: answer.files_deleted.length })}
      </Typography>
    </TitledDialog>
  );
}
