import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type PersonDraft, personFieldNames } from '../../draft/person-draft.ts';
import { usePersonName } from '../../draft/use-person-name.ts';

interface RemovePersonProps {
  person: PersonDraft;
  index: number;
  onRemove: () => void;
}

/** Button that removes a person from the form. If something is filled in, it asks for confirmation first. */
export function RemovePerson({ person, index, onRemove }: RemovePersonProps) {
  const { t } = useTranslation(['family', 'common']);
  const name = usePersonName()(person, index);
  const [isAsking, setAsking] = useState(false);
  const isEmpty = personFieldNames.every((field) => !person[field]);
  return (
    <>
      <Button
        color="secondary"
        startIcon={<DeleteIcon />}
        aria-label={t('remove', { name })}
        onClick={() => (isEmpty ? onRemove() : setAsking(true))}
        sx={{ color: 'text.secondary' }}
      >
        {t('common:actions.remove')}
      </Button>
      <ConfirmDialog
        danger
        open={isAsking}
        title={t('removeTitle', { name: `\u2068${name}\u2069` })}
        confirmLabel={t('common:actions.remove')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        <DialogContentText>{t('removeText')}</DialogContentText>
      </ConfirmDialog>
    </>
  );
}
