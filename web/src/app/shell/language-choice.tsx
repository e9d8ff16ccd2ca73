import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Choice } from './choice.tsx';
import { useChangeLanguage } from './use-change-language.ts';

const options = languageCodes.map((code) => ({
  value: code,
  label: languages[code].label,
  lang: code,
}));

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
