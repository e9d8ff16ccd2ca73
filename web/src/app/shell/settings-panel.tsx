import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { PopoverDialog } from '#ui/popover-dialog.tsx';
import { AccountSection } from './account-section.tsx';
import { useUnsavedLanguage } from './save-language.ts';
import { turnToLanguage } from './turn-to-language.ts';
import UnsavedLanguage from './unsaved-language.tsx';

interface SettingsPanelProps {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Path of a built page, which exists once per language; undefined in the app. */
  path?: string | undefined;
}

export default function SettingsPanel({ open, anchor, onClose, path }: SettingsPanelProps) {
  const { t } = useTranslation();
  return (
    <PopoverDialog {...{ open, anchor, onClose }} label={t('nav.settings')} inlineSize={320}>
      {options.length > 1 && <LanguageChoice path={path} />}
      <SchemeChoice />
      <Divider />
      <AccountSection onNavigate={onClose} />
    </PopoverDialog>
  );
}

const options = languageCodes.map((code) => ({
  value: code,
  label: languages[code].label,
  lang: code,
}));

function LanguageChoice({ path }: { path: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isUnsaved = useUnsavedLanguage();
  return (
    <>
      <Choice
        label={t('settings.language')}
        value={language}
        options={options}
        onChange={(code) => turnToLanguage(code, path)}
      />
      {isUnsaved && <UnsavedLanguage />}
    </>
  );
}

function SchemeChoice() {
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

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string; lang?: string }[];
  onChange: (value: V) => void;
}

/** A choice between a few options, side by side. */
function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="p" sx={{ marginBlockEnd: 0.5 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={id}
        value={value}
        onChange={(_, next: V | null) => next && onChange(next)}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
