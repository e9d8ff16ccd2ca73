import { type Figures, figureGroups, readFigures } from '@fanclub/contract/figures/routes';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { useFormat } from '#i18n/use-format.ts';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { AdminTable } from './admin-table.tsx';
import { DayChart } from './day-chart.tsx';
import { SumsTable } from './sums-table.tsx';
import { useGroupNames } from './use-group-names.ts';
import { Waiting } from './waiting.tsx';

/** Applications and money, how long people waited, who decided: added up twice a day. */
export function FiguresRoom() {
  const { t } = useTranslation(['figures', 'common']);
  const format = useFormat();
  const { data, error, refetch } = useQuery(routeQuery(readFigures));
  const lead = data?.measured_at && t('measured', { moment: format.dateTime(data.measured_at) });
  return (
    <RoomPage lead={lead}>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && (
        <Box role="status" aria-label={t('common:state.loading')}>
          <TextSkeleton lines={8} />
        </Box>
      )}
      {data && !data.figures && <EmptyState title={t('empty')} text={t('emptyText')} />}
      {data?.figures && data.measured_at && (
        <Sections figures={data.figures} until={data.measured_at} />
      )}
    </RoomPage>
  );
}

function Sections({ figures, until }: { figures: Figures; until: string }) {
  const { t } = useTranslation('figures');
  const nameIn = useGroupNames();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Waiting waiting={figures.waiting} />
      <DayChart days={figures.days} until={until} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 5,
          rowGap: 4,
          alignItems: 'start',
        }}
      >
        {figureGroups.map((group) => (
          <SumsTable
            key={group}
            title={t(`by.${group}`)}
            rows={figures[group]}
            nameOf={(name) => nameIn(group, name)}
          />
        ))}
      </Box>
      <AdminTable admins={figures.admins} />
    </Box>
  );
}
