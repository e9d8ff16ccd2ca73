import { changePasswordForm } from '@fanclub/contract/passwords/password-forms';
import { changePassword } from '@fanclub/contract/passwords/routes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { signIn } from '#session/session-store.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { validateWith } from '#ui/form/validate-with.ts';

const closeAfterMs = 3000;
const initialValues = { current_password: '', new_password: '', confirm_password: '' };
const validate = validateWith<typeof initialValues>(changePasswordForm);

/** The dialog to change the password. The server ends all other sessions and returns a new session for this device. */
export default function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'member']);
  const change = useRouteMutation(changePassword, { onSuccess: signIn });
  const { isSuccess } = change;

  useEffect(() => {
    if (!isSuccess || !open) return;
    const timer = setTimeout(onClose, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isSuccess, open, onClose]);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onClosed={change.reset}
      mutation={change}
      initialValues={initialValues}
      toInput={({ current_password, new_password }) => ({
        body: { current_password, new_password },
      })}
      validate={validate}
      fallback="password_change_failed"
      atField={{ current_password_wrong: 'current_password' }}
      title={t('password.open')}
      submit={t('password.open')}
      focus="current_password"
      done={isSuccess && t('password.done')}
    >
      <FieldPassword
        name="current_password"
        autoComplete="current-password"
        label={t('password.current')}
      />
      <FieldPassword
        name="new_password"
        autoComplete="new-password"
        label={t('password.new')}
        help={t('member:firstPassword.rule')}
      />
      <FieldPassword
        name="confirm_password"
        autoComplete="new-password"
        label={t('password.confirm')}
      />
    </FormDialog>
  );
}
