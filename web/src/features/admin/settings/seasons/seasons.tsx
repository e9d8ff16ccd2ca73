import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { Loaded } from '#ui/loaded.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { useSeasons } from '../use-settings.ts';
import { SeasonList } from './season-list.tsx';

/** The seasons of the club. Owners plan them; treasurers may only read them. */
export function Seasons() {
  const { t } = useTranslation('settings');
  const mayPlan = useMay()('saveSeason');
  return (
    <SectionPanel title={t('seasons.title')}>
      <Typography color="textSecondary" sx={{ marginBlockStart: -1.5, marginBlockEnd: 1 }}>
        {t(mayPlan ? 'seasons.lead' : 'seasons.leadRead')}
      </Typography>
      <Loaded query={useSeasons()} lines={3}>
        {({ seasons }) => <SeasonList seasons={seasons} />}
      </Loaded>
    </SectionPanel>
  );
}
