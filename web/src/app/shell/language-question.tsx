import { isLanguageCode, languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useSession } from '#session/use-session.ts';
import { Row } from '#ui/row.tsx';
import { turnToLanguage } from './turn-to-language.ts';

/**
 * Asks a member which language to keep if the current language differs from the one in the profile. The choice
 * is saved in the profile.
 */
export function LanguageQuestion() {
  const { t } = useTranslation();
  const { user } = useSession();
  const current = useLanguage();
  const own = user?.language;
  if (!isLanguageCode(own) || own === current || user?.is_admin || user?.special) return null;
  return (
    <Box component="aside" aria-label={t('settings.language')}>
      <Alert severity="info" role="status" square>
        {t('settings.languageDiffers', {
          own: languages[own].label,
          current: languages[current].label,
        })}
        <Row sx={{ gap: 1, marginBlockStart: 1 }}>
          <Button size="small" variant="outlined" onClick={() => turnToLanguage(current)}>
            {t('settings.languageKeep', { language: languages[current].label })}
          </Button>
          <Button size="small" color="secondary" lang={own} onClick={() => turnToLanguage(own)}>
            {languages[own].label}
          </Button>
        </Row>
      </Alert>
    </Box>
  );
}
