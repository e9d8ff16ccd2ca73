import { consentNames } from '@fanclub/contract/registration/consents';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { Section } from '../wizard/section.tsx';
import { ConsentField } from './consent-field.tsx';

/** Terms and privacy are needed and share one error; the other two are free. */
export function Consents() {
  const { t } = useTranslation('registration');
  const errorText = useFieldErrorText();
  const errorId = useId();
  const [, terms] = useField<boolean>('legal_consents.terms');
  const [, privacy] = useField<boolean>('legal_consents.privacy');
  const error = (terms.touched && terms.error) || (privacy.touched && privacy.error) || undefined;
  return (
    <Section title={t('confirm.agreements')} help={t('confirm.agreementsHelp')}>
      <Box>
        {consentNames.map((name) => (
          <ConsentField key={name} name={name} errorId={errorId} />
        ))}
        <FormHelperText
          id={errorId}
          error
          component="div"
          aria-live="polite"
          sx={{ minBlockSize: '1.5em' }}
        >
          {errorText(error)}
        </FormHelperText>
      </Box>
    </Section>
  );
}
