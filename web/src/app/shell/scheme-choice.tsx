import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Choice } from './choice.tsx';

export function SchemeChoice() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Choice
      label={t('settings.scheme')}
      value={mode}
      options={[
        { value: 'system', label: t('settings.schemeSystem') },
        { value: 'light', label: t('settings.schemeLight') },
        { value: 'dark', label: t('settings.schemeDark') },
      ]}
      onChange={setMode}
    />
  );
}
