import type { FigureRow } from '@fanclub/contract/figures/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Row } from '#ui/row.tsx';
import { daysUntil, marksOf } from './chart-scale.ts';
import { SumsTable } from './sums-table.tsx';

interface DayChartProps {
  days: readonly FigureRow[];
  /** The time at which the figures were computed. */
  until: string;
}

const height = 120;

const chart = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 140,
  overflow: 'visible',
  color: 'text.primary',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
} as const;

const scale = {
  position: 'relative',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'var(--figures)',
  '& span': {
    position: 'absolute',
    insetInlineEnd: 0,
    transform: 'translateY(50%)',
    lineHeight: 1,
  },
  '& b': { visibility: 'hidden', fontWeight: 'inherit' },
} as const;

const dayNames = {
  gridColumn: 2,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  marginBlockStart: 0.5,
} as const;

/**
 * Bar chart of the applications per day, from the oldest day to the newest, with a scale and with a table of the days
 * that have applications.
 */
export function DayChart({ days, until }: DayChartProps) {
  const { t, format } = useTexts('figures');
  const id = useId();
  const all = daysUntil(until, days);
  const most = Math.max(1, ...all.map(({ applications }) => applications));
  const marks = marksOf(most);
  const top = marks.at(-1) ?? most;
  const lengthOf = (count: number) => (count / top) * height;
  const total = all.reduce((sum, { applications }) => sum + applications, 0);
  return (
    <section>
      <Typography id={id} variant="h5" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('perDay')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
        <Box aria-hidden sx={scale}>
          {marks.map((mark) => (
            <Box component="span" key={mark} sx={{ insetBlockEnd: `${(mark / top) * 100}%` }}>
              {format.number(mark)}
            </Box>
          ))}
          {/* A hidden copy of the longest number gives the column its width. */}
          <Box component="b">{format.number(top)}</Box>
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label={t('perDayText', { count: total, most })}
          viewBox={`0 0 ${all.length * 10} ${height}`}
          preserveAspectRatio="none"
          sx={chart}
        >
          {marks.map((mark) => (
            <Box
              component="line"
              key={mark}
              x1={0}
              x2={all.length * 10}
              y1={height - lengthOf(mark)}
              y2={height - lengthOf(mark)}
              vectorEffect="non-scaling-stroke"
              sx={{ stroke: 'var(--fan-palette-divider)' }}
            />
          ))}
          {all.map(({ name, applications }, i) => {
            const length = lengthOf(applications);
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
        <Row apart sx={dayNames}>
          {[0, Math.floor(all.length / 2), all.length - 1].map((place) => (
            <Box
              component="span"
              key={place}
              // On a phone there is only room for the first and the last day.
              sx={{ '&:nth-of-type(2)': { display: { xs: 'none', sm: 'inline' } } }}
            >
              {format.date(all[place]?.name ?? until)}
            </Box>
          ))}
        </Row>
      </Box>
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
