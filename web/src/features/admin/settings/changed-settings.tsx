import type { AdminRole } from '@fanclub/contract/roles';
import { isTextName } from '@fanclub/contract/settings/club-texts';
import {
  type GuardedField,
  isMailField,
  isRoleField,
  phrasesField,
} from '@fanclub/contract/settings/guarded';
import { isDeadline } from '@fanclub/contract/settings/setting-rules';
import { type SettingName, settingRow } from '@fanclub/contract/settings/settings';
import { toPersianDigits } from '@fanclub/contract/text/digits';
import { languages } from '@fanclub/contract/text/languages';
import { roleNames } from '@fanclub/contract/words/names';
import ArrowIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { formatSeason } from '#i18n/format.ts';
import type { useFormat } from '#i18n/use-format.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { useGuardedName } from './use-guarded-name.ts';
import type { PendingChange } from './use-settings.ts';

/** Lists changed settingRow, mail texts and roles, each with the values before and after. */
export function ChangedSettings({ changes }: { changes: PendingChange['changes'] }) {
  const { t } = useTexts('settings');
  const nameOf = useGuardedName();
  return (
    <Box component="ul" sx={bareList}>
      {changes.map(({ field, before, after }) => (
        <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(field)}: <Value field={field} text={before} />{' '}
          <DirectionalIcon icon={ArrowIcon} sx={{ fontSize: '1em', verticalAlign: '-0.125em' }} />
          <Box component="span" sx={visuallyHidden}>
            {t('becomes')}
          </Box>{' '}
          <Value field={field} text={after} />
        </Box>
      ))}
    </Box>
  );
}

function Value({ field, text }: { field: GuardedField; text: string | null }) {
  const { t, format, language } = useTexts('settings');
  const packName = usePackName();
  if (text === null) return t('nothing');
  if (isRoleField(field)) return roleNames[language][text as AdminRole];
  if (text === 'true' || text === 'false') return t(`switch.${text}`);
  if (isDeadline(text)) {
    const [day = '', seconds = ''] = text.split('T');
    const time = seconds.slice(0, 'HH:mm'.length);
    return (
      <>
        {format.day(day)}{' '}
        <Ltr>{languages[language].digits === 'persian' ? toPersianDigits(time) : time}</Ltr>
      </>
    );
  }
  if (field !== phrasesField && !isMailField(field) && settingRow(field).kind === 'packs') {
    return <bdi>{format.list(text.split(' ').map(packName))}</bdi>;
  }
  if (isMailField(field) || isTextName(field)) return <bdi>{text}</bdi>;
  if (field === 'season') return formatSeason(text, language);
  const number = field === phrasesField ? null : numberText(field, text, format);
  return number === null ? <Ltr>{text}</Ltr> : <bdi>{number}</bdi>;
}

/** Returns the number of a setting with its unit; null if the value is no number. */
function numberText(name: SettingName, text: string, format: ReturnType<typeof useFormat>) {
  const value = Number(text);
  if (Number.isNaN(value)) return null;
  switch (settingRow(name).kind) {
    case 'euro':
      return format.euro(value);
    case 'rial':
      return format.rial(value);
    case 'percent':
      return format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 });
    case 'days':
      return format.number(value, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    case 'count':
      return format.number(value);
    default:
      return null;
  }
}
