import { settingGroupNames, settingGroups } from '@fanclub/contract/settings/club-settings';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#ui/loaded.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { PendingChange } from './pending-change.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { Seasons } from './seasons/seasons.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettings } from './use-settings.ts';

/** What the club sets itself: a part for what belongs together, as far as the role goes. */
export function Settings() {
  const { t } = useTranslation('settings');
  return (
    <RoomPage lead={t('lead')}>
      <Loaded query={useSettings()} lines={12}>
        {(settings) => (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 3,
              maxInlineSize: 860,
            }}
          >
            {settings.pending && <PendingChange pending={settings.pending} />}
            <Seasons />
            {settingGroupNames
              .filter((group) => settingGroups[group].every((name) => name in settings.values))
              .map((group) => (
                <SettingsSection key={group} group={group} settings={settings} />
              ))}
            <RecentChanges />
          </Box>
        )}
      </Loaded>
    </RoomPage>
  );
}
