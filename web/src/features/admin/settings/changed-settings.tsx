import type { AdminRole } from '@fanclub/contract/admin/roles';
import { isTextName } from '@fanclub/contract/settings/club-texts';
import { type GuardedField, isMailField, isRoleField } from '@fanclub/contract/settings/guarded';
import { isDeadline } from '@fanclub/contract/settings/setting-rules';
import { roleNames } from '@fanclub/contract/words/role-names';
import ArrowIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { bareList } from '#ui/bare-list.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { useGuardedName } from './use-guarded-name.ts';
import type { PendingChange } from './use-settings.ts';

/** Lists changed settings, mail texts and roles, each with the values before and after. */
export function ChangedSettings({ changes }: { changes: PendingChange['changes'] }) {
  const { t } = useTranslation('settings');
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
  const { t } = useTranslation('settings');
  const format = useFormat();
  const roles = roleNames[useLanguage()];
  if (text === null) return t('nothing');
  if (isRoleField(field)) return roles[text as AdminRole];
  if (text === 'true' || text === 'false') return t(`switch.${text}`);
  if (isDeadline(text)) {
    const [day = '', time = ''] = text.split('T');
    return (
      <>
        {format.day(day)} <Ltr>{time.slice(0, 'HH:mm'.length)}</Ltr>
      </>
    );
  }
  return isTextName(field) || isMailField(field) ? <bdi>{text}</bdi> : <Ltr>{text}</Ltr>;
}
