import { firstPasswordForm } from '@fanclub/contract/passwords/password-forms';
import { setFirstPassword } from '@fanclub/contract/passwords/routes';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { signIn } from '#session/session-store.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { renderSignInAgain } from './sign-in-again.tsx';

const initialValues = { new_password: '', confirm_password: '' };
const validate = validateWith<typeof initialValues>(firstPasswordForm);

interface FirstPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called after the password is set and the person has closed the confirmation. */
  onDone: () => void;
}

/** The dialog in which a member without a password sets one. This starts a new session. */
export default function FirstPasswordDialog({ open, onClose, onDone }: FirstPasswordDialogProps) {
  const { t } = useTranslation('member');
  const setting = useRouteMutation(setFirstPassword, { onSuccess: signIn });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onClosed={() => setting.isSuccess && onDone()}
      mutation={setting}
      initialValues={initialValues}
      toInput={({ new_password }) => ({ body: { new_password } })}
      validate={validate}
      fallback="password_change_failed"
      renderFailure={renderSignInAgain}
      title={t('firstPassword.title')}
      lead={t('firstPassword.text')}
      submit={t('firstPassword.submit')}
      focus="new_password"
      done={setting.isSuccess && t('firstPassword.done')}
    >
      <FieldPassword
        name="new_password"
        autoComplete="new-password"
        label={t('fields.password')}
        help={t('firstPassword.rule')}
      />
      <FieldPassword
        name="confirm_password"
        autoComplete="new-password"
        label={t('firstPassword.confirm')}
      />
    </FormDialog>
  );
}
