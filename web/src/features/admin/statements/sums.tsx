import type { RouteResponse } from '@fanclub/contract/http/route';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { readStatementSums } from '@fanclub/contract/statements/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MonthRange } from '#admin-kit/month-range.tsx';
import { lastYear } from '#admin-kit/months.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { useSums } from './use-lines.ts';

/** The number of months that can be chosen. */
const monthsShown = 24;

/**
 * Shows the money that came in and went out according to the statements of the chosen months, by way of payment and
 * currency, and how much of it was recorded as payments, was set aside or is still open. Nothing is shown to a club
 * without lines in the last year.
 */
export function Sums() {
  const { t, format } = useTexts(['statements', 'member']);
  const [chosen, setChosen] = useState(() => lastYear(format.language));
  const sums = useSums({ from: chosen.from, until: chosen.until });
  const [isShown, setShown] = useState(false);
  if (!isShown && (sums.data?.accounts.length ?? 0) > 0) setShown(true);
  if (!isShown) return null;
  return (
    <Box component="section" aria-label={t('sums.title')} sx={{ marginBlockStart: 4 }}>
      <Typography variant="h6" component="h3">
        {t('sums.title')}
      </Typography>
      <MonthRange
        chosen={chosen}
        count={monthsShown}
        onChoose={(months) => setChosen({ ...chosen, ...months })}
      />
      <ErrorAlert error={sums.error} />
      <Box component="ul" sx={bareList}>
        {sums.data?.accounts.map((account) => (
          <AccountRow key={`${account.way} ${account.currency}`} account={account} />
        ))}
      </Box>
      {sums.data && (
        <Typography variant="note">
          {t('sums.counted', { moment: format.dateTime(sums.data.counted_at) })}
        </Typography>
      )}
    </Box>
  );
}

type Account = RouteResponse<typeof readStatementSums>['accounts'][number];

/** The sums of an account: what came in, what went out, and the difference, each with what became of it. */
function AccountRow({ account: { way, currency, ...sums } }: { account: Account }) {
  const { t, format } = useTexts(['statements', 'member']);
  const said = (amount: number) => formatMoney({ amount, currency }, format.language);
  const lineOf = (direction: 'in' | 'out') => {
    const { sum, booked, other, open } = sums[direction];
    const parts = { booked: said(booked), other: said(other), open: said(open) };
    return t(`sums.${direction}`, { sum: said(sum), ...parts });
  };
  const hasOut = sums.out.sum > 0;
  return (
    <Box component="li" sx={{ paddingBlock: 0.5, fontVariantNumeric: 'var(--figures)' }}>
      <Typography variant="note">{t(`member:ways.${way}`)}</Typography>
      <Typography>{lineOf('in')}</Typography>
      {hasOut && <Typography>{lineOf('out')}</Typography>}
      {hasOut && (
        <Typography sx={{ fontWeight: 650 }}>
          {t('sums.balance', { sum: said(sums.in.sum - sums.out.sum) })}
        </Typography>
      )}
    </Box>
  );
}
