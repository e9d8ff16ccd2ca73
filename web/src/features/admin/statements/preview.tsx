import { formatMoney } from '@fanclub/contract/money/format-money';
import { currencyOf } from '@fanclub/contract/read-file/forms';
import type { ReadRow } from '@fanclub/contract/read-file/statement/read-rows';
import type { ReadStatement } from '@fanclub/contract/read-file/statement/read-statement';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';

const shownRows = 5;

const silent = ['zero', 'announced', 'cancelled', 'foreign', 'converted', 'balance'] as const;
const refusals = ['day', 'amount', 'direction'] as const;

/** Preview of an import: the first rows as they are read, the sums, and the rows that are left out. */
export function Preview({ read: { rows, draft, questions } }: { read: ReadStatement }) {
  const { t, format } = useTexts('statements');
  const { unit } = draft;
  const said = (amount: number) =>
    unit && formatMoney({ amount, currency: currencyOf(unit) }, format.language);
  const kept = rows.filter(({ left_out }) => left_out === null);
  const [incoming, outgoing] = (['in', 'out'] as const).map((direction) =>
    kept.filter((row) => row.direction === direction),
  ) as [ReadRow[], ReadRow[]];
  const sumOf = (some: readonly ReadRow[]) =>
    said(some.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  const signed = ({ amount, direction, raw_amount }: ReadRow) =>
    (amount !== null && direction !== null && said(direction === 'in' ? amount : -amount)) ||
    raw_amount;
  const leftOut = silent.flatMap((reason) => {
    const count = rows.filter(({ left_out }) => left_out === reason).length;
    return count > 0 ? [t(`preview.${reason}`, { count })] : [];
  });
  const refused = rows.flatMap(({ row, cells, left_out }) => {
    const problem = refusals.find((reason) => reason === left_out);
    return problem ? [{ row, cells, problem }] : [];
  });
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      {kept.length === 0 && <Alert severity="info">{t('preview.nothing')}</Alert>}
      {kept.length > 0 && (
        <Typography id="statement-preview" variant="h6" component="h3">
          {t('preview.title')}
        </Typography>
      )}
      <Box component="ol" aria-labelledby="statement-preview" sx={bareList}>
        {kept.slice(0, shownRows).map((line) => (
          <Box component="li" key={JSON.stringify(line)} sx={rowStyle}>
            <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
              <bdi>{signed(line)}</bdi>
            </Typography>
            <Typography variant="note" sx={{ whiteSpace: { sm: 'nowrap' } }}>
              {line.day === null ? <bdi>{line.raw_day}</bdi> : format.day(line.day)}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{[line.payer, line.text, line.bank_id].filter(Boolean).join(' · ')}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
      {questions.length === 0 && (
        <Typography role="status" sx={{ marginBlockStart: 1.5 }}>
          {t('preview.in', { count: incoming.length })}: <bdi>{sumOf(incoming)}</bdi>
          {outgoing.length > 0 && (
            <>
              {' · '}
              {t('preview.out', { count: outgoing.length })}: <bdi>{sumOf(outgoing)}</bdi>
            </>
          )}
        </Typography>
      )}
      {leftOut.length > 0 && (
        <Typography variant="note">
          {t('preview.left')} {format.list(leftOut)}
        </Typography>
      )}
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockStart: 1.5 }}>
          {t('preview.refused', { count: refused.length })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {refused.map(({ row, problem, cells }) => (
              <li key={row}>
                {t('preview.row', { row })}: {t(`preview.problems.${problem}`)}{' '}
                <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{cells.filter(Boolean).join(' | ').slice(0, 200)}</bdi>
                </Box>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}

const rowStyle = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gridTemplateColumns: '9rem max-content minmax(0, 1fr)',
  columnGap: 2,
  paddingBlock: 0.75,
  borderBlockEnd: 'var(--line)',
  '& > :last-child': { flexBasis: '100%' },
} as const;
