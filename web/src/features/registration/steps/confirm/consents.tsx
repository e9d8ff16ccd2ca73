import { consentNames } from '@fanclub/contract/registration/consents';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../../page/section.tsx';
import { ConsentField } from '../review/consent-field.tsx';

/** The consents. Terms and privacy are required, each with its own checkbox; the other two are optional. */
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
