import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Choice } from './choice.tsx';
import { useChangeLanguage } from './use-change-language.ts';

const options = languages.map(({ code, label }) => ({ value: code, label, lang: code }));

export function LanguageChoice() {
  const { t } = useTranslation();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const [isSaved, setSaved] = useState(true);
  return (
    <>
      <Choice
        label={t('settings.language')}
        value={language}
        options={options}
        onChange={async (code) => setSaved(await changeLanguage(code))}
      />
      {!isSaved && <Alert severity="warning">{t('settings.languageNotSaved')}</Alert>}
    </>
  );
}
