import { changePassword } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Formik } from 'formik';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { signIn } from '#session/session-store.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { changePasswordSchema } from './password-schema.ts';

const closeAfterMs = 3000;
const initialValues = { current_password: '', new_password: '', confirm_password: '' };
const validate = validateWith<typeof initialValues>(changePasswordSchema);

export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const errorText = useErrorText();
  const formId = useId();
  const { mutateAsync, isPending, isSuccess, error } = useRouteMutation(changePassword, {
    onSuccess: signIn,
  });

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(onClose, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isSuccess, onClose]);

  return (
    <>
      <DialogContent>
        {isSuccess ? (
          <Alert severity="success" role="status">
            {t('password.done')}
          </Alert>
        ) : (
          <Formik
            initialValues={initialValues}
            validate={validate}
            validateOnBlur={false}
            onSubmit={({ current_password, new_password }) =>
              mutateAsync({ body: { current_password, new_password } }).catch(() => undefined)
            }
          >
            <SubmitForm id={formId}>
              <FieldPassword
                name="current_password"
                autoComplete="current-password"
                label={t('password.current')}
              />
              <FieldPassword
                name="new_password"
                autoComplete="new-password"
                label={t('password.new')}
                help={t('password.rule')}
              />
              <FieldPassword
                name="confirm_password"
                autoComplete="new-password"
                label={t('password.confirm')}
              />
              {error && (
                <Alert severity="error">{errorText(error, 'password_change_failed')}</Alert>
              )}
            </SubmitForm>
          </Formik>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t(isSuccess ? 'common:actions.close' : 'common:actions.cancel')}
        </Button>
        {!isSuccess && (
          <Button type="submit" form={formId} variant="contained" loading={isPending}>
            {t('password.submit')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
