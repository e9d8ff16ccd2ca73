import type { SettingPart } from '@fanclub/contract/settings/settings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { version } from '#config/version.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { MemberImport } from './member-import/member-import.tsx';
import { groupsIn, settingParts } from './parts.ts';
import { PendingChange } from './pending-change.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { Seasons } from './seasons/seasons.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

/**
 * The section of the club's settings: chips for the parts, and the part that the URL names as a parameter or at its end. It shows only the settings
 * that the admin's role may read.
 */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  const { part: named } = useParams();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('part') ?? named;
  return (
    <SectionPage lead={t('lead')}>
      <Loaded query={useSettings()} lines={12}>
        {(settings) => {
          const hasGroups = (part: SettingPart) => groupsIn(part, settings.values).length > 0;
          // Every role that may open this section may read the seasons.
          const parts = settingParts.filter((part) => part === 'season' || hasGroups(part));
          const shown = parts.find((part) => part === wanted) ?? parts.find(hasGroups);
          return (
            <Box sx={column}>
              {settings.pending && <PendingChange pending={settings.pending} />}
              <FilterChips
                label={t('parts.label')}
                values={parts}
                chosen={shown ?? null}
                textOf={(part) => t(`parts.${part}`)}
                onChoose={(part) => setSearch({ part }, { preventScrollReset: true })}
              />
              {shown === 'season' && <Seasons />}
              {shown && <SettingsForm part={shown} settings={settings} />}
              {shown === 'members' && <MemberImport />}
              {shown && <RecentChanges />}
              <Typography variant="body2" color="textSecondary">
                {t('version')} <Ltr>{version}</Ltr>
              </Typography>
            </Box>
          );
        }}
      </Loaded>
    </SectionPage>
  );
}

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  maxInlineSize: 860,
} as const;
