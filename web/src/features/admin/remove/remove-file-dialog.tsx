import { deleteUserFile } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useMemberAction } from '../api/member-actions.ts';

interface RemoveFileDialogProps {
  member: AdminMember;
  /** Null while nothing is about to be removed. */
  fileType: FileType | null;
  onClose: () => void;
}

export function RemoveFileDialog({ member, fileType, onClose }: RemoveFileDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRouteMutation(deleteUserFile, useMemberAction());
  const shown = fileType ?? 'receipt';
  return (
    <ConfirmDialog
      open={fileType !== null}
      danger
      title={t(`remove.${shown}`)}
      confirmLabel={t(`remove.${shown}`)}
      busy={isPending}
      onConfirm={() =>
        mutate({ params: { id: member.id, fileType: shown } }, { onSuccess: onClose })
      }
      onCancel={onClose}
    >
      <Typography>{t(`remove.${shown}Text`)}</Typography>
      {error && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {errorText(error, 'remove_failed')}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
