import { generatePassword } from '@fanclub/contract/members/password-rules';
import { resetPasswordForm } from '@fanclub/contract/passwords/password-forms';
import CasinoIcon from '@mui/icons-material/CasinoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/copy-button.tsx';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import type { ResetProps } from './auto-reset.tsx';
import { PasswordStrength } from './password-strength.tsx';

const initialValues = { new_password: '', confirm_password: '' };
const validate = validateWith<typeof initialValues>(resetPasswordForm);

/** The form for a new password that the person chooses. */
export function CustomReset({ token, resetting }: ResetProps) {
  const { t } = useTranslation('auth');
  return (
    <ApiForm
      mutation={resetting}
      initialValues={initialValues}
      toInput={({ new_password }) => ({ body: { token, new_password } })}
      validate={validate}
      fallback="password_reset_failed"
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

/** A button that fills in a random password and shows it, so that the person can store it. */
function GeneratePassword({ onGenerate }: { onGenerate: () => string }) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  return (
    <Row sx={{ marginBlockEnd: 3 }}>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<CasinoIcon />}
        onClick={() => setPassword(onGenerate())}
      >
        {t('reset.generate')}
      </Button>
      {password && (
        <Row role="status">
          <Box component="code" sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
            <Ltr>{password}</Ltr>
          </Box>
          <CopyButton text={password} label={t('fields.newPassword')} />
        </Row>
      )}
    </Row>
  );
}
