import { sendMagicLink } from '@fanclub/contract/links/routes';
import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormElement } from '#ui/form/form-element.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { EmailField, withTypedEmail } from '../email-field.tsx';

const validate = validateWith<{ email: string }>(sendMagicLink.body, sendMagicLink.normalise);

/**
 * Asks for the e-mail address only. Nothing is sent to the server, so this step does not reveal who is
 * registered.
 */
export function EmailStep({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <Formik
      initialValues={withTypedEmail()}
      validate={validate}
      validateOnBlur={false}
      onSubmit={onContinue}
    >
      <FormElement aria-label={t('login.emailForm')}>
        <EmailField />
        <Button type="submit" variant="contained" size="large" fullWidth>
          {t('login.continue')}
        </Button>
      </FormElement>
    </Formik>
  );
}
