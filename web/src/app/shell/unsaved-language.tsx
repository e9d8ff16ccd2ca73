import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { saveLanguage } from './save-language.ts';

/** Says that the language was not saved in the profile, with a button to try again. */
export default function UnsavedLanguage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isSaving, setSaving] = useState(false);
  const retry = async () => {
    setSaving(true);
    await saveLanguage(language);
    setSaving(false);
  };
  return (
    <Alert severity="warning">
      {t('settings.languageNotSaved')}
      <SecondaryButton
        size="small"
        loading={isSaving}
        onClick={retry}
        sx={{ display: 'flex', marginBlockStart: 1 }}
      >
        {t('actions.retry')}
      </SecondaryButton>
    </Alert>
  );
}
