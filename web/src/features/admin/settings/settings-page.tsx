import { settingGroupNames, settingGroups } from '@fanclub/contract/settings/club-settings';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { MoveIn } from './move-in/move-in.tsx';
import { PendingChange } from './pending-change.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { Seasons } from './seasons/seasons.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useSettings } from './use-settings.ts';

/**
 * The section of the club's settings, grouped by subject. It shows only the groups that the admin's role may
 * read.
 */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  return (
    <SectionPage lead={t('lead')}>
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
            <MoveIn />
            <RecentChanges />
          </Box>
        )}
      </Loaded>
    </SectionPage>
  );
}
