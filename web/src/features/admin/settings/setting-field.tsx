import {
  type PlainSetting,
  type SettingKind,
  settingRow,
} from '@fanclub/contract/settings/settings';
import { languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText } from '#ui/form/field-text.tsx';
import { PacksField } from './packs-field.tsx';
import { unitOf } from './setting-values.ts';
import { TimeField } from './time-field.tsx';
import { useSettingName } from './use-setting-name.ts';

/**
 * The text direction and input type of each kind of setting that has a text field. The direction does not depend on the
 * page's language.
 */
const textFields = {
  text: { dir: 'ltr' },
  name: { dir: 'auto' },
  card: { dir: 'ltr', inputMode: 'numeric' },
  email: { dir: 'ltr', type: 'email' },
  link: { dir: 'ltr', type: 'url' },
  euro: { dir: 'ltr', inputMode: 'decimal' },
  rial: { dir: 'ltr', inputMode: 'numeric' },
  percent: { dir: 'ltr', inputMode: 'numeric' },
  days: { dir: 'ltr', inputMode: 'numeric' },
  count: { dir: 'ltr', inputMode: 'numeric' },
} as const satisfies Record<Exclude<SettingKind, 'flag' | 'packs' | 'time' | 'language'>, object>;

export function SettingField({ name }: { name: PlainSetting }) {
  const { t } = useTranslation('settings');
  const help: Partial<Record<PlainSetting, string>> = t('help', { returnObjects: true });
  const field = { name, label: useSettingName()(name), help: help[name] };
  const { kind } = settingRow(name);
  switch (kind) {
    case 'flag':
      return (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FieldCheckbox {...field} />
        </Box>
      );
    case 'packs':
      return <PacksField {...field} />;
    case 'time':
      return <TimeField {...field} />;
    case 'language': {
      const options = languageCodes.map((code) => ({ value: code, label: languages[code].label }));
      return <FieldSelect {...field} options={options} />;
    }
    default: {
      const unit = unitOf(kind);
      const adornment = unit && (
        <InputAdornment position="end">{t(`units.${unit}`)}</InputAdornment>
      );
      return (
        <FieldText {...field} {...textFields[kind]} autoComplete="off" endAdornment={adornment} />
      );
    }
  }
}
