import { generatePassword } from '@fanclub/contract/members/password-rules';
import { resetPassword as route } from '@fanclub/contract/passwords/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { GeneratePassword } from './generate-password.tsx';
import { PasswordStrength } from './password-strength.tsx';
import type { ResetProps } from './reset-props.ts';
import { customResetSchema } from './reset-schema.ts';

const initialValues = { new_password: '', confirm_password: '' };
const validate = validateWith<typeof initialValues>(customResetSchema);

export function CustomReset({ token, onDone }: ResetProps) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const { mutateAsync, isPending, isError, error } = useRouteMutation(route);
  return (
    <Formik
      initialValues={initialValues}
      validate={validate}
      validateOnBlur={false}
      onSubmit={({ new_password }) =>
        mutateAsync({ body: { token, new_password } }).then(onDone, () => undefined)
      }
    >
      {({ values, setValues }) => (
        <SubmitForm>
          <FieldPassword
            name="new_password"
            autoComplete="new-password"
            label={t('fields.newPassword')}
          />
          <PasswordStrength password={values.new_password} />
          <GeneratePassword
            onGenerate={() => {
              const password = generatePassword();
              setValues({ new_password: password, confirm_password: password });
              return password;
            }}
          />
          <FieldPassword
            name="confirm_password"
            autoComplete="new-password"
            label={t('fields.confirmPassword')}
          />
          <Stack spacing={2}>
            {isError && <Alert severity="error">{errorText(error, 'password_reset_failed')}</Alert>}
            <Button type="submit" variant="contained" size="large" loading={isPending}>
              {t('reset.customSubmit')}
            </Button>
          </Stack>
        </SubmitForm>
      )}
    </Formik>
  );
}
