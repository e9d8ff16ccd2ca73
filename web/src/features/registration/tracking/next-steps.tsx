import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../wizard/section.tsx';

export function NextSteps() {
  const { t } = useTranslation('registration');
  return (
    <Section title={t('tracking.next')}>
      <Box
        component="ol"
        sx={{ margin: 0, paddingInlineStart: 3, display: 'grid', gap: 1, maxInlineSize: '64ch' }}
      >
        <li>{t('tracking.nextReview')}</li>
        <li>{t('tracking.nextMail')}</li>
        <li>{t('tracking.nextProfile')}</li>
      </Box>
    </Section>
  );
}
