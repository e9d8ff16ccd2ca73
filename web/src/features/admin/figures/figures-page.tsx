import {
  type FigureGroup,
  type Figures,
  figureGroups,
  readFigures,
} from '@fanclub/contract/figures/routes';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { seasonFiguresQuery } from '#admin-kit/api/queries.ts';
import { todayChoice } from '#admin-kit/api/today-filter.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { historyPath } from '#admin-kit/history-path.ts';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { routeQuery } from '#api/route-query.ts';
import { paths } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { EmptyState } from '#ui/message-state.tsx';
import { DayChart } from './day-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { SeasonSums } from './season-sums.tsx';
import { SumsTable } from './sums-table.tsx';
import { useGroupNames } from './use-group-names.ts';

/** Table that says how many decisions each admin made. For owners, each name is a link to that admin's history. */
function AdminTable({ admins }: { admins: Figures['admins'] }) {
  const { t, format } = useTexts('figures');
  const mayReadOn = useMay()('auditLog');
  if (admins.length === 0) return null;
  return (
    <FigureTable
      title={t('byAdmin')}
      columns={[t('admin'), t('approved'), t('rejected'), t('asked')]}
    >
      {admins.map(({ admin_email: admin, approved, rejected, asked }) => (
        <tr key={admin}>
          <th scope="row">
            {mayReadOn ? (
              <Link
                component={RouterLink}
                to={historyPath({ admin })}
                color="inherit"
                underline="hover"
              >
                <Ltr>{admin}</Ltr>
              </Link>
            ) : (
              <Ltr>{admin}</Ltr>
            )}
          </th>
          <td>{format.number(approved)}</td>
          <td>{format.number(rejected)}</td>
          <td>{format.number(asked)}</td>
        </tr>
      ))}
    </FigureTable>
  );
}

/**
 * The section of figures: first the season as it is now, then applications, money, waiting times and decisions, which
 * the server computes twice a day. Each part says when it was counted.
 */
export default function FiguresPage() {
  const { t } = useTexts('figures');
  const query = useQuery(routeQuery(readFigures));
  return (
    <SectionPage>
      <Season />
      <Loaded query={query}>
        {({ figures, measured_at }) =>
          figures && measured_at ? (
            <Sections figures={figures} until={measured_at} />
          ) : (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          )
        }
      </Loaded>
    </SectionPage>
  );
}

/**
 * Shows the figures of the season, each with the figure of the same day one season earlier, and leads to a message to
 * those who have not renewed. If the figures do not load, nothing is shown.
 */
function Season() {
  const { t, format } = useTexts(['admin', 'figures']);
  const may = useMay();
  const { data } = useQuery(seasonFiguresQuery);
  if (!data) return null;
  return (
    <Box component="section" aria-label={t('cockpit.label')} sx={{ marginBlockEnd: 4 }}>
      <Typography variant="h5" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('find.season', { season: data.season })}
      </Typography>
      <SeasonSums now={data.now} yearBefore={data.year_before} />
      <Typography variant="note" sx={{ marginBlockStart: 1.5 }}>
        {t('figures:counted', { moment: format.dateTime(data.counted_at) })}
      </Typography>
      {(data.now.renewal?.not_renewed ?? 0) > 0 && may('saveNews') && (
        <Button
          component={RouterLink}
          to={paths.adminMessages.build({
            message: 'new',
            today: todayChoice({ season: seasonBefore(data.season), season_part: 'last' }),
          })}
          size="small"
          variant="outlined"
          sx={{ marginBlockStart: 1.5 }}
        >
          {t('cockpit.write')}
        </Button>
      )}
    </Box>
  );
}

/** False for the table of new and renewed memberships while nobody has renewed, as in a club's first season. */
const saysSomething = (group: FigureGroup, figures: Figures) =>
  group !== 'kind' || figures.kind.length > 1;

function Sections({ figures, until }: { figures: Figures; until: string }) {
  const { t, format } = useTexts('figures');
  const nameIn = useGroupNames();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Typography color="textSecondary">
        {t('measured', { moment: format.dateTime(until) })}
      </Typography>
      <Waiting waiting={figures.waiting} />
      <DayChart days={figures.days} until={until} />
      <Typography variant="note">{t('receivedHelp')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 5,
          rowGap: 4,
          alignItems: 'start',
        }}
      >
        {figureGroups
          .filter((group) => saysSomething(group, figures))
          .map((group) => (
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

/** Shows how long members waited for the first decision: the median and the 90th percentile. */
function Waiting({ waiting }: { waiting: Figures['waiting'] }) {
  const { t, format } = useTexts('figures');
  const hours = (value: number | null) =>
    value === null ? t('tooFew') : t('hours', { count: Math.max(1, Math.round(value)) });
  const facts = [
    { label: t('median'), value: hours(waiting.median_hours) },
    { label: t('p90'), value: hours(waiting.p90_hours) },
    { label: t('decisions'), value: format.number(waiting.decisions) },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
        gap: 2,
        margin: 0,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="note">
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ margin: 0 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
