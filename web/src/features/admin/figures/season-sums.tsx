import type { SeasonFigures } from '@fanclub/contract/figures/routes';
import { type Amounts, currencies } from '@fanclub/contract/money/amounts';
import { formatParts } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { PageLink } from '#ui/page-link.tsx';

type Figure = 'members' | 'renewed' | 'notRenewed' | 'waiting' | 'received' | 'open';

interface SeasonSumsProps {
  now: SeasonFigures;
  /** The figures of the same day one season earlier, or null if they are not known. */
  yearBefore: SeasonFigures | null;
}

/**
 * Shows the figures of the season, each above the figure of the same day one season earlier if that is known. In a
 * club's first season nobody can renew, so the figures about renewals and the earlier figures are left out. What members
 * still owe leads to the list of who owes it.
 */
export function SeasonSums({ now, yearBefore }: SeasonSumsProps) {
  const { t } = useTranslation('admin');
  const figuresOf = useFigureTexts();
  const before = yearBefore && new Map(figuresOf(yearBefore));
  return (
    <Box component="dl" sx={list}>
      {figuresOf(now).map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="note">
            {t(`cockpit.${name}`)}
          </Typography>
          <Box component="dd" sx={{ margin: 0, fontVariantNumeric: 'var(--figures)' }}>
            <Box component="bdi" sx={{ fontWeight: 650 }}>
              {name === 'open' ? (
                <Link component={PageLink} to={paths.adminMoney.build()} color="inherit">
                  {value}
                </Link>
              ) : (
                value
              )}
            </Box>
            {now.renewal && (
              <Typography variant="caption" component="div" color="textSecondary">
                {before?.has(name) && t('cockpit.yearBefore', { value: before.get(name) })}
              </Typography>
            )}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const list = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  flexGrow: 1,
  columnGap: 3,
  rowGap: 1,
  margin: 0,
} as const;

/** Returns a function that lists the known figures as texts, in the order in which they are shown. */
function useFigureTexts() {
  const format = useFormat();
  // Euro and rial are never added together.
  const sums = (amounts: Amounts) => {
    const known = currencies.filter((currency) => amounts[currency] !== 0);
    const shown = known.length > 0 ? known : currencies.slice(0, 1);
    return formatParts(
      shown.map((currency) => ({ amount: amounts[currency], currency })),
      format.language,
    );
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
