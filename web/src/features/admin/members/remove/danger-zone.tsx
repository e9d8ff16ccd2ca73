import { deleteUserFile } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { type FileType, fileTypes } from '@fanclub/contract/uploads/file-rules';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeletionAnswer, useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { DeleteDialog } from './delete-member.tsx';

interface DangerZoneProps {
  member: AdminMember;
  onDeleted: (answer: DeletionAnswer) => void;
}

/** Buttons to delete a document or the whole member, which cannot be undone. */
export function DangerZone({ member, onDeleted }: DangerZoneProps) {
  const { t } = useTranslation('review');
  const may = useMay();
  const [removing, setRemoving] = useState<FileType | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const removable = may('deleteUserFile')
    ? fileTypes.filter((fileType) => member[`${fileType}_url`])
    : [];
  if (removable.length === 0 && !may('deleteUser')) return null;
  return (
    <Row
      sx={{
        gap: 1,
        paddingBlockStart: 2,
        borderBlockStart: 'var(--line)',
      }}
    >
      {removable.map((fileType) => (
        <SecondaryButton key={fileType} size="small" onClick={() => setRemoving(fileType)}>
          {t(`remove.${fileType}`)}
        </SecondaryButton>
      ))}
      {may('deleteUser') && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteIcon />}
          onClick={() => setDeleting(true)}
          sx={{ marginInlineStart: 'auto' }}
        >
          {t('delete.open')}
        </Button>
      )}
      <RemoveFileDialog member={member} fileType={removing} onClose={() => setRemoving(null)} />
      <DeleteDialog
        member={member}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </Row>
  );
}

interface RemoveFileDialogProps {
  member: AdminMember;
  /** The document to delete; null while the dialog is closed. */
  fileType: FileType | null;
  onClose: () => void;
}

function RemoveFileDialog({ member, fileType, onClose }: RemoveFileDialogProps) {
  const { t } = useTranslation('review');
  const { mutate, isPending, error } = useRouteMutation(deleteUserFile, useMemberAction());
  const shown = fileType ?? 'receipt';
  return (
    <ConfirmDialog
      open={fileType !== null}
      danger
      title={t(`remove.${shown}`)}
      confirmLabel={t(`remove.${shown}`)}
      mutation={{ isPending, error }}
      fallback="remove_failed"
      onConfirm={() =>
        mutate({ params: { id: member.id, fileType: shown } }, { onSuccess: onClose })
      }
      onCancel={onClose}
    >
      <Typography>{t(`remove.${shown}Text`)}</Typography>
    </ConfirmDialog>
  );
}
