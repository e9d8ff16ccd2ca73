import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Section } from '../wizard/section.tsx';

export function NextSteps() {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  return (
    <Section title={t('tracking.next')}>
      <Box
        component="ol"
        sx={{
          listStyleType: languages[language].digits === 'persian' ? 'persian' : 'decimal',
          margin: 0,
          paddingInlineStart: 3,
          display: 'grid',
          gap: 1,
          maxInlineSize: '64ch',
        }}
      >
        <li>{t('tracking.nextReview')}</li>
        <li>{t('tracking.nextMail')}</li>
        <li>{t('tracking.nextProfile')}</li>
      </Box>
    </Section>
  );
}
