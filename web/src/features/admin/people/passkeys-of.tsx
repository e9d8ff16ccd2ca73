import { removePasskeysOf } from '@fanclub/contract/passkeys/routes';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { type Person, usePeopleChange } from './use-people.ts';

/**
 * Shows the number of an admin's passkeys. The number is a button that removes them all after a confirmation. Admins
 * see their own number as plain text.
 */
export function PasskeysOf({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = usePeopleChange(removePasskeysOf, person);
  const { email, passkeys, is_you: isYou } = person;
  const close = () => {
    reset();
    setOpen(false);
  };
  const text = passkeys === 0 ? t('passkeys.none') : t('passkeys.count', { count: passkeys });
  return (
    <Typography component="div" variant="body2" color="textSecondary">
      {passkeys === 0 || isYou ? (
        text
      ) : (
        <Button
          size="small"
          color="inherit"
          onClick={() => setOpen(true)}
          aria-label={`${text}. ${t('passkeys.remove', { email })}`}
          sx={{ marginInlineStart: -0.75 }}
        >
          {text}
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        danger
        title={t('passkeys.title', { email })}
        confirmLabel={t('passkeys.submit')}
        busy={isPending}
        onConfirm={() => mutate({ body: { email } }, { onSuccess: close })}
        onCancel={close}
      >
        <Typography>{t('passkeys.text')}</Typography>
        <ErrorAlert error={error} fallback="action_failed" sx={{ marginBlockStart: 2 }} />
      </ConfirmDialog>
    </Typography>
  );
}
