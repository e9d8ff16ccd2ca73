import { removePerson } from '@fanclub/contract/people/routes';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLastShown } from '#admin-kit/use-last-shown.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { type Person, usePeopleChange } from './use-people.ts';

interface RemovePersonProps {
  /** The person to remove; null while the dialog is closed. */
  person: Person | null;
  onClose: () => void;
}

export function RemovePerson({ person, onClose }: RemovePersonProps) {
  const { t } = useTranslation('people');
  const shown = useLastShown(person);
  const { mutate, isPending, error, reset } = usePeopleChange(removePerson, shown);
  if (!shown) return null;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={person !== null}
      danger
      title={t('remove.title', { email: shown.email })}
      confirmLabel={t('remove.submit')}
      busy={isPending}
      onConfirm={() => mutate({ body: { email: shown.email } }, { onSuccess: close })}
      onCancel={close}
    >
      <Typography>{t('remove.text')}</Typography>
      <ErrorAlert error={error} fallback="action_failed" sx={{ marginBlockStart: 2 }} />
    </ConfirmDialog>
  );
}
