import { isTextName } from '@fanclub/contract/settings/club-texts';
import { isDeadline } from '@fanclub/contract/settings/setting-rules';
import ArrowIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { bareList } from '#ui/bare-list.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { useSettingName } from './use-setting-name.ts';
import type { ChangedSetting } from './use-settings.ts';

/** Lists changed settings, each with the values before and after. */
export function ChangedSettings({ changes }: { changes: readonly ChangedSetting[] }) {
  const { t } = useTranslation('settings');
  const nameOf = useSettingName();
  return (
    <Box component="ul" sx={bareList}>
      {changes.map(({ field, before, after }) => (
        <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(field)}: <Value text={before} isWords={isTextName(field)} />{' '}
          <DirectionalIcon icon={ArrowIcon} sx={{ fontSize: '1em', verticalAlign: '-0.125em' }} />
          <Box component="span" sx={visuallyHidden}>
            {t('becomes')}
          </Box>{' '}
          <Value text={after} isWords={isTextName(field)} />
        </Box>
      ))}
    </Box>
  );
}

function Value({ text, isWords }: { text: string | null; isWords: boolean }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  if (text === null) return t('nothing');
  if (text === 'true' || text === 'false') return t(`switch.${text}`);
  if (isDeadline(text)) {
    const [day = '', time = ''] = text.split('T');
    return (
      <>
        {format.day(day)} <Ltr>{time.slice(0, 'HH:mm'.length)}</Ltr>
      </>
    );
  }
  return isWords ? <bdi>{text}</bdi> : <Ltr>{text}</Ltr>;
}
