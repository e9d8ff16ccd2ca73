import type { AdminMember } from '@fanclub/contract/members/profile';
import { type FileType, fileTypes } from '@fanclub/contract/uploads/file-rules';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletionAnswer } from '../api/member-actions.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { RemoveFileDialog } from './remove-file-dialog.tsx';

interface DangerZoneProps {
  member: AdminMember;
  onDeleted: (answer: DeletionAnswer) => void;
}

/** What takes something away for good, at the end and in words. */
export function DangerZone({ member, onDeleted }: DangerZoneProps) {
  const { t } = useTranslation('admin');
  const [removing, setRemoving] = useState<FileType | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        paddingBlockStart: 2,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      {fileTypes
        .filter((fileType) => member[`${fileType}_url`])
        .map((fileType) => (
          <Button
            key={fileType}
            size="small"
            color="secondary"
            variant="outlined"
            onClick={() => setRemoving(fileType)}
          >
            {t(`remove.${fileType}`)}
          </Button>
        ))}
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setDeleting(true)}
        sx={{ marginInlineStart: 'auto' }}
      >
        {t('delete.open')}
      </Button>
      <RemoveFileDialog member={member} fileType={removing} onClose={() => setRemoving(null)} />
      <DeleteDialog
        member={member}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </Box>
  );
}
