import { deleteUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { fullName } from '#member/full-name.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { type DeletionAnswer, forgetMember, prolongsGate } from '../api/member-actions.ts';

const items = ['account', 'registration', 'documents', 'tokens', 'related'] as const;

interface DeleteDialogProps {
  member: AdminMember;
  open: boolean;
  onClose: () => void;
  /** Hears of it even where this dialog has gone with the member. */
  onDeleted: (answer: DeletionAnswer) => void;
}

/** Lists what goes. */
export function DeleteDialog({ member, open, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('review');
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useRouteMutation(deleteUser, {
    ...prolongsGate,
    onSuccess: (answer) => {
      onDeleted(answer);
      forgetMember(queryClient, member);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('delete.title', { name: fullName(member) })}
      confirmLabel={t('delete.submit')}
      busy={isPending}
      onConfirm={() => mutate({ params: { id: member.id } })}
      onCancel={onClose}
    >
      <Typography>{t('delete.text')}</Typography>
      <Box component="ul" sx={{ marginBlock: 1.5, paddingInlineStart: 3 }}>
        {items.map((item) => (
          <li key={item}>{t(`delete.items.${item}`)}</li>
        ))}
      </Box>
      <Typography sx={{ fontWeight: 700 }}>{t('delete.final')}</Typography>
      <ErrorAlert error={error} sx={{ marginBlockStart: 2 }} />
    </ConfirmDialog>
  );
}

interface DeletedSummaryProps {
  answer: DeletionAnswer;
  onClose: () => void;
}

/** What went, in numbers. */
export function DeletedSummary({ answer, onClose }: DeletedSummaryProps) {
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
