import { clubToday } from '@fanclub/contract/brand/club-day';
import { formatMoney } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Choice } from '#admin-kit/choice.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { lastYear, latestMonths } from './months.ts';
import { useSums } from './use-lines.ts';

/** The number of months that can be chosen. */
const monthsShown = 24;

/**
 * Shows the money that came in according to the statements of the chosen months, by way of payment and currency, and
 * how much of it was recorded as payments, was set aside or is still open. Nothing is shown to a club without lines in
 * the last year.
 */
export function Sums() {
  const { t, format } = useTexts(['statements', 'member']);
  const months = latestMonths(clubToday(), format.language, monthsShown);
  const [chosen, setChosen] = useState(() => lastYear(format.language));
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
      // If the first month would be after the last one, only the month that was just chosen is shown.
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
              <Typography component="span" variant="note">
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
