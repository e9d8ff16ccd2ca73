import type { FigureRow } from '@fanclub/contract/figures/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { Row } from '#ui/row.tsx';
import { daysUntil } from './days-until.ts';
import { SumsTable } from './sums-table.tsx';

interface DayChartProps {
  days: readonly FigureRow[];
  /** The time at which the figures were computed. */
  until: string;
}

const height = 120;

/**
 * Bar chart of the applications per day, from the oldest day to the newest, with a table of the days that
 * have applications.
 */
export function DayChart({ days, until }: DayChartProps) {
  const { t } = useTranslation('figures');
  const format = useFormat();
  const id = useId();
  const all = daysUntil(until, days);
  const most = Math.max(1, ...all.map(({ applications }) => applications));
  const total = all.reduce((sum, { applications }) => sum + applications, 0);
  return (
    <section>
      <Typography id={id} variant="h5" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('perDay')}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={t('perDayText', { count: total, most })}
        viewBox={`0 0 ${all.length * 10} ${height}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          inlineSize: '100%',
          blockSize: 140,
          color: 'text.primary',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
          '[dir=rtl] &': { transform: 'scaleX(-1)' },
        }}
      >
        {all.map(({ name, applications }, i) => {
          const length = (applications / most) * height;
          return (
            <rect
              key={name}
              x={i * 10 + 1.5}
              y={height - length}
              width={7}
              height={length}
              fill="currentColor"
            />
          );
        })}
      </Box>
      <Row apart sx={{ color: 'text.secondary', fontSize: '0.8125rem', marginBlockStart: 0.5 }}>
        <span>{format.date(all[0]?.name ?? until)}</span>
        <span>{format.date(all.at(-1)?.name ?? until)}</span>
      </Row>
      <Box component="details" sx={{ marginBlockStart: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', paddingBlock: 1, fontWeight: 600 }}>
          {t('asTable')}
        </Box>
        <SumsTable
          title={t('perDayTable')}
          rows={[...days].reverse()}
          nameOf={(name) => format.date(name)}
        />
      </Box>
    </section>
  );
}
