import { generatePassword } from '@fanclub/contract/members/password-rules';
import { resetPasswordForm } from '@fanclub/contract/passwords/password-forms';
import { resetPassword } from '@fanclub/contract/passwords/routes';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { GeneratePassword } from './generate-password.tsx';
import { PasswordStrength } from './password-strength.tsx';
import type { ResetProps } from './reset-props.ts';

const initialValues = { new_password: '', confirm_password: '' };
const validate = validateWith<typeof initialValues>(resetPasswordForm);

/** A password of one's own. */
export function CustomReset({ token, onDone }: ResetProps) {
  const { t } = useTranslation('auth');
  return (
    <ApiForm
      mutation={useRouteMutation(resetPassword)}
      initialValues={initialValues}
      toInput={({ new_password }) => ({ body: { token, new_password } })}
      validate={validate}
      fallback="password_reset_failed"
      onDone={onDone}
    >
      <NewPassword />
      <FieldPassword
        name="confirm_password"
        autoComplete="new-password"
        label={t('fields.confirmPassword')}
      />
      <FormFoot submit={t('reset.customSubmit')} />
    </ApiForm>
  );
}

function NewPassword() {
  const { t } = useTranslation('auth');
  const { values, setValues } = useFormikContext<typeof initialValues>();
  return (
    <>
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
    </>
  );
}
