import { formatMoney } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#admin-kit/choice.tsx';
import { useFormat } from '#i18n/use-format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { latestMonths } from './months.ts';
import { useSums } from './use-lines.ts';

/** How many months can be chosen, and how many are chosen at first. */
const monthsShown = 24;
const monthsAtFirst = 12;

const today = () => new Date().toISOString().slice(0, 10);

/** Returns the days of the last year, the range that the sums show at first. */
export function useLastYear() {
  const months = latestMonths(today(), useLanguage(), monthsAtFirst);
  return { from: months.at(-1)?.from ?? today(), until: months[0]?.until ?? today() };
}

/**
 * What came in by the statements of chosen months, and what became of it, for each account. It shows nothing to a club
 * without lines in the last year.
 */
export function Sums() {
  const { t } = useTranslation(['statements', 'member']);
  const format = useFormat();
  const months = latestMonths(today(), format.language, monthsShown);
  const [chosen, setChosen] = useState(useLastYear());
  const sums = useSums({ from: chosen.from, until: chosen.until });
  const [isShown, setShown] = useState(false);
  if (!isShown && (sums.data?.accounts.length ?? 0) > 0) setShown(true);
  if (!isShown) return null;
  const choose = (name: 'from' | 'until') => ({
    label: t(`sums.${name}`),
    value: chosen[name],
    options: months.map((month) => ({ value: month[name], label: month.name })),
    onChoose: (day: string | null) => {
      const wanted = { ...chosen, [name]: day ?? chosen[name] };
      // If the months were chosen the wrong way round, the month that was chosen last is shown alone.
      const only = months.find((month) => month[name] === day);
      setChosen(wanted.from > wanted.until && only ? only : wanted);
    },
  });
  return (
    <Box component="section" aria-label={t('sums.title')} sx={{ marginBlockStart: 4 }}>
      <Typography variant="h6" component="h3">
        {t('sums.title')}
      </Typography>
      <Box sx={twoColumns}>
        <Choice {...choose('from')} />
        <Choice {...choose('until')} />
      </Box>
      <ErrorAlert error={sums.error} />
      <Box component="ul" sx={bareList}>
        {sums.data?.accounts.map(({ way, currency, ...amounts }) => {
          const said = (amount: number) => formatMoney({ amount, currency }, format.language);
          return (
            <Box component="li" key={`${way} ${currency}`} sx={{ paddingBlock: 0.5 }}>
              <Typography component="span" variant="body2" color="textSecondary">
                {t(`member:ways.${way}`)}
                {': '}
              </Typography>
              <Typography component="span" sx={{ fontVariantNumeric: 'var(--figures)' }}>
                {t('sums.line', {
                  in: said(amounts.in),
                  booked: said(amounts.booked),
                  other: said(amounts.other),
                  open: said(amounts.open),
                })}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  maxInlineSize: 480,
  marginBlockStart: 1,
} as const;
