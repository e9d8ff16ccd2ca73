import type { readSeasonFigures } from '@fanclub/contract/figures/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { seasonFiguresQuery, statsQuery } from '#admin-kit/api/queries.ts';
import { todayChoice } from '#admin-kit/api/today-filter.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { SeasonSums } from '#admin-kit/season-sums.tsx';
import { paths } from '#config/paths.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { PanelAlerts } from './alerts/panel-alerts.tsx';
import { StatCards } from './stat-cards.tsx';

type SeasonAnswer = RouteResponse<typeof readSeasonFigures>;

/**
 * Shows the figures of the current season, read again every minute, and those of the same day one season earlier. In a
 * club's first season nobody can renew, so the figures about renewals and the button to write to those who have not
 * renewed are left out. If the figures do not load, the panel works without them.
 */
export function SeasonCockpit() {
  const { t } = useTranslation('admin');
  const isNarrow = useIsNarrow('md');
  const { data, isPending } = useQuery({ ...seasonFiguresQuery, refetchInterval: 60_000 });
  const placeholder = usePlaceholder();
  // On a phone the figures are collapsed at first, so that the list begins as high as possible. The collapsed section
  // also stands in for figures that are still loading, so that the list does not move.
  if (isNarrow) {
    const title = data ? t('cockpit.title', { season: data.season }) : t('cockpit.label');
    return (
      <Box component="section" aria-label={t('cockpit.label')} sx={[cockpit, fromTop]}>
        <Box component="details" sx={{ flexGrow: 1, flexBasis: 0, minInlineSize: 0 }}>
          <Typography variant="subtitle2" component="summary" sx={{ paddingBlock: 0.5 }}>
            {title}
          </Typography>
          <StatCards />
          {data && <Figures {...data} />}
        </Box>
        <PanelAlerts />
      </Box>
    );
  }
  const figures = data ?? (isPending && placeholder);
  if (!figures) return null;
  return (
    <Box component="section" aria-label={t('cockpit.label')} sx={cockpit}>
      <Typography
        variant="subtitle2"
        component="h2"
        sx={{ visibility: data ? 'visible' : 'hidden' }}
      >
        {t('cockpit.title', { season: figures.season })}
      </Typography>
      <Figures {...figures} isLoading={!data} />
    </Box>
  );
}

/** Returns figures that take as much room as those of the club will, so that the list below does not move. */
function usePlaceholder(): SeasonAnswer {
  const may = useMay();
  const { data: stats } = useQuery(statsQuery);
  const isFirstSeason = stats?.has_earlier_seasons === false;
  const now = {
    members: 0,
    waiting: 0,
    renewal: isFirstSeason ? null : { renewed: 0, not_renewed: 1 },
    money: may('readFigures') ? { received: { EUR: 0, IRR: 0 }, open: { EUR: 0, IRR: 0 } } : null,
  };
  return { season: defaultPublicSettings.season, now, year_before: now };
}

interface FiguresProps extends SeasonAnswer {
  isLoading?: boolean;
}

function Figures({ season, now, year_before: last, isLoading = false }: FiguresProps) {
  const { t } = useTranslation('admin');
  const may = useMay();
  const audience = todayChoice({ season: seasonBefore(season), season_part: 'last' });
  const isAsking = (now.renewal?.not_renewed ?? 0) > 0 && may('saveNews');
  return (
    <>
      <SeasonSums now={now} yearBefore={last} isLoading={isLoading} />
      {isAsking && (
        <Button
          component={RouterLink}
          to={`${paths.adminMessages.build()}?${new URLSearchParams({ message: 'new', today: audience })}`}
          size="small"
          variant="outlined"
          sx={{ visibility: isLoading ? 'hidden' : 'visible' }}
        >
          {t('cockpit.write')}
        </Button>
      )}
    </>
  );
}

/** The bell stays beside the first line of the open figures. */
const fromTop = { alignItems: 'flex-start' } as const;

const cockpit = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  paddingInline: { xs: 2, sm: 3 },
  paddingBlockEnd: { xs: 0, md: 1.5 },
} as const;
