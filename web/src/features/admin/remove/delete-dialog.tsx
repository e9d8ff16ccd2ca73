import { deleteUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { forgetMember } from '../api/keep-member.ts';
import { type DeletionAnswer, prolongsGate } from '../api/member-actions.ts';

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
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
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
      title={t('delete.title', { name: `${member.first_name} ${member.last_name}` })}
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
      {error && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {errorText(error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
