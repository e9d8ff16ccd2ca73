import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '#api/use-settings.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Section } from '../../page/section.tsx';

export function NextSteps({ hasPassport }: { hasPassport: boolean }) {
  const { t } = useTranslation(['registration', 'member']);
  // This reads the loaded settings only, because the number of days in the default settings may differ.
  const { data: settings } = useQuery(settingsQuery);
  const days = settings?.retention_days.passport ?? 0;
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
        {hasPassport && days > 0 && <li>{t('member:kept.passportAfter', { count: days })}</li>}
      </Box>
    </Section>
  );
}
