import type { SeasonFigures } from '@fanclub/contract/figures/routes';
import { type Amounts, currencies } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { seasonFiguresQuery } from '#admin-kit/api/queries.ts';
import { todayChoice } from '#admin-kit/api/today-filter.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { StatCards } from './stat-cards.tsx';

type Figure = 'members' | 'renewed' | 'notRenewed' | 'waiting' | 'received' | 'open';

/**
 * Where the current season stands, to the minute, and where the last one stood on the same day. In a club's first
 * season nobody can renew, so those figures and the button are not there. If the figures do not load, the panel works
 * without them.
 */
export function SeasonCockpit() {
  const { t } = useTranslation('admin');
  const may = useMay();
  const isNarrow = useIsNarrow('md');
  const figuresOf = useFigureTexts();
  const { data } = useQuery({ ...seasonFiguresQuery, refetchInterval: 60_000 });
  if (!data) return isNarrow ? <StatCards /> : null;
  const { season, now, year_before: last } = data;
  const before = last && new Map(figuresOf(last));
  const audience = todayChoice({ season: seasonBefore(season), season_part: 'last' });
  const isAsking = (now.renewal?.not_renewed ?? 0) > 0 && may('saveNews');
  const figures = (
    <>
      <Box component="dl" sx={list}>
        {figuresOf(now).map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`cockpit.${name}`)}
            </Typography>
            <Box component="dd" sx={{ margin: 0, fontVariantNumeric: 'var(--figures)' }}>
              <Box component="bdi" sx={{ fontWeight: 650 }}>
                {value}
              </Box>
              {now.renewal && (
                <Typography variant="caption" component="div" color="textSecondary">
                  {t('cockpit.yearBefore', { value: before?.get(name) ?? '–' })}
                </Typography>
              )}
            </Box>
          </div>
        ))}
      </Box>
      {isAsking && (
        <Button
          component={RouterLink}
          to={`${paths.adminMessages.build()}?${new URLSearchParams({ message: 'new', today: audience })}`}
          size="small"
          variant="outlined"
        >
          {t('cockpit.write')}
        </Button>
      )}
    </>
  );
  const title = t('cockpit.title', { season });
  return (
    <Box component="section" aria-label={t('cockpit.label')} sx={cockpit}>
      {isNarrow ? (
        // On a phone the list begins as high as it can; the figures are one press away.
        <Box component="details" sx={{ inlineSize: '100%' }}>
          <Typography variant="subtitle2" component="summary" sx={{ paddingBlock: 0.5 }}>
            {title}
          </Typography>
          <StatCards />
          {figures}
        </Box>
      ) : (
        <>
          <Typography variant="subtitle2" component="h2">
            {title}
          </Typography>
          {figures}
        </>
      )}
    </Box>
  );
}

const cockpit = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  paddingInline: { xs: 2, sm: 3 },
  paddingBlockEnd: { xs: 0, md: 1.5 },
} as const;

const list = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  flexGrow: 1,
  columnGap: 3,
  rowGap: 1,
  margin: 0,
} as const;

/** Returns a function that gives the figures there are, in the order in which they are shown, as texts. */
function useFigureTexts() {
  const format = useFormat();
  // Euro and rial are never added together.
  const sums = (amounts: Amounts) => {
    const known = currencies.filter((currency) => amounts[currency] !== 0);
    return (known.length > 0 ? known : currencies.slice(0, 1))
      .map((currency) => formatMoney({ amount: amounts[currency], currency }, format.language))
      .join(' + ');
  };
  return ({ members, renewal, waiting, money }: SeasonFigures) => {
    const all: [Figure, string | null][] = [
      ['members', format.number(members)],
      ['renewed', renewal && format.number(renewal.renewed)],
      ['notRenewed', renewal && format.number(renewal.not_renewed)],
      ['waiting', format.number(waiting)],
      ['received', money && sums(money.received)],
      ['open', money && sums(money.open)],
    ];
    return all.flatMap(([name, text]): [Figure, string][] => (text === null ? [] : [[name, text]]));
  };
}
