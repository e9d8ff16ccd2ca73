import type { AdminMember } from '@fanclub/contract/members/profile';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RejectForm } from './reject-form.tsx';

interface RejectDialogProps {
  /** Null while nobody is about to be rejected. */
  member: AdminMember | null;
  isPending: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

export function RejectDialog({ member, isPending, onReject, onCancel }: RejectDialogProps) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(member);
  useEffect(() => {
    if (member) setShown(member);
  }, [member]);
  return (
    <Dialog
      open={member !== null}
      onClose={isPending ? undefined : onCancel}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {t('reject.title', { name: shown ? `${shown.first_name} ${shown.last_name}` : '' })}
      </DialogTitle>
      {shown && (
        <RejectForm
          key={shown.id}
          member={shown}
          isPending={isPending}
          onReject={onReject}
          onCancel={onCancel}
        />
      )}
    </Dialog>
  );
}
