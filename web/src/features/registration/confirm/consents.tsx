import { consentNames } from '@fanclub/contract/registration/consents';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../wizard/section.tsx';
import { ConsentField } from './consent-field.tsx';

/** Terms and privacy are needed, each by its own tick; the other two are free. */
export function Consents() {
  const { t } = useTranslation('registration');
  return (
    <Section title={t('confirm.agreements')} help={t('confirm.agreementsHelp')}>
      <Box>
        {consentNames.map((name) => (
          <ConsentField key={name} name={name} />
        ))}
      </Box>
    </Section>
  );
}
