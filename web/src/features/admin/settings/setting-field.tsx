import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { type SettingKind, settingKinds, unitOf } from './setting-values.ts';
import { TimeField } from './time-field.tsx';
import type { PlainSetting } from './use-setting-name.ts';

type TextKind = Exclude<SettingKind, 'flag' | 'time' | 'language'>;

/**
 * The text direction and input type of each kind of setting that has a text field. The direction does not depend on the
 * page's language.
 */
const controls = {
  text: { dir: 'ltr' },
  name: { dir: 'auto' },
  figures: { dir: 'ltr', inputMode: 'numeric' },
  email: { dir: 'ltr', type: 'email' },
  link: { dir: 'ltr', type: 'url' },
  euro: { dir: 'ltr', inputMode: 'decimal' },
  rial: { dir: 'ltr', inputMode: 'numeric' },
  percent: { dir: 'ltr', inputMode: 'numeric' },
  days: { dir: 'ltr', inputMode: 'numeric' },
} as const satisfies Record<TextKind, object>;

/** The form field of a setting. */
export function SettingField({ name }: { name: PlainSetting }) {
  const { t, i18n } = useTranslation('settings');
  const kind: SettingKind = settingKinds[name];
  const helpKey = `help.${name}` as 'help.closed';
  const field = {
    name,
    label: t(`fields.${name}`),
    help: i18n.exists(`settings:${helpKey}`) ? t(helpKey) : undefined,
  };
  if (kind === 'flag') {
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FieldCheckbox {...field} />
      </Box>
    );
  }
  if (kind === 'time') return <TimeField {...field} />;
  if (kind === 'language') {
    const options = languageCodes.map((code) => ({ value: code, label: languages[code].label }));
    return <FieldSelect {...field} options={options} />;
  }
  const unit = unitOf(kind);
  return (
    <FieldText
      {...field}
      {...controls[kind]}
      autoComplete="off"
      endAdornment={unit && <InputAdornment position="end">{t(`units.${unit}`)}</InputAdornment>}
    />
  );
}
