import { extrasOf } from '@fanclub/contract/pricing/benefits';
import { publicDefaults } from '@fanclub/contract/settings/defaults';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClubTexts } from '#api/club-texts.ts';
import { settingsQuery } from '#api/use-settings.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ownCardOf } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';
import { bareList } from '#ui/bare-list.ts';
import { SectionPanel } from '#ui/panel.tsx';

/**
 * Lists the extras of the membership's package, in the club's own words if it has written some. Nothing is shown for a
 * package without extras.
 */
export function Benefits({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const said = useClubTexts();
  const { data: settings } = useQuery(settingsQuery);
  const { pack } = ownCardOf(profile);
  const extras = pack ? extrasOf(pack, settings ?? publicDefaults) : [];
  if (extras.length === 0) return null;
  return (
    <SectionPanel title={t('benefits')}>
      <Box component="ul" sx={{ ...bareList, display: 'grid', gap: 1 }}>
        {extras.map(({ id, name }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <CheckIcon color="success" aria-hidden />
            <span>{said[`benefit_${id}`] ?? name[language]}</span>
          </Box>
        ))}
      </Box>
    </SectionPanel>
  );
}
