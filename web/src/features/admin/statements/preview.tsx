import { formatMoney } from '@fanclub/contract/money/format-money';
import { currencyOf, type StatementUnit } from '@fanclub/contract/statements/format';
import type { ReadStatement } from '@fanclub/contract/statements/read-rows';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';

const shownRows = 5;

/** Preview of an import: the first rows as they are read, the sums, and the rows that are left out. */
export function Preview({ read, unit }: { read: ReadStatement; unit: StatementUnit }) {
  const { t, format } = useTexts('statements');
  const currency = currencyOf(unit);
  const said = (amount: number) => formatMoney({ amount, currency }, format.language);
  const leftOut = [
    read.zero > 0 && t('preview.zero', { count: read.zero }),
    read.pending > 0 && t('preview.pending', { count: read.pending }),
    read.foreign > 0 && t('preview.foreign', { count: read.foreign }),
  ].filter((text) => text !== false);
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      {read.lines.length === 0 && <Alert severity="info">{t('preview.nothing')}</Alert>}
      {read.lines.length > 0 && (
        <Typography id="statement-preview" variant="h6" component="h3">
          {t('preview.title')}
        </Typography>
      )}
      <Box component="ol" aria-labelledby="statement-preview" sx={bareList}>
        {read.lines.slice(0, shownRows).map((line) => (
          <Box component="li" key={JSON.stringify(line)} sx={rowStyle}>
            <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
              <bdi>{said(line.direction === 'in' ? line.amount : -line.amount)}</bdi>
            </Typography>
            <Typography variant="note" sx={{ whiteSpace: { sm: 'nowrap' } }}>
              {format.day(line.day)}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{[line.payer, line.text, line.bank_id].filter(Boolean).join(' · ')}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography role="status" sx={{ marginBlockStart: 1.5 }}>
        {t('preview.in', { count: read.lines.length - read.out })}: <bdi>{said(read.sumIn)}</bdi>
        {read.out > 0 && (
          <>
            {' · '}
            {t('preview.out', { count: read.out })}: <bdi>{said(read.sumOut)}</bdi>
          </>
        )}
      </Typography>
      {leftOut.length > 0 && (
        <Typography variant="note">
          {t('preview.left')} {format.list(leftOut)}
        </Typography>
      )}
      {read.refused.length > 0 && (
        <Alert severity="warning" sx={{ marginBlockStart: 1.5 }}>
          {t('preview.refused', { count: read.refused.length })}
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {read.refused.map(({ row, problem, cells }) => (
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
