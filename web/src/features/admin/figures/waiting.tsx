import type { Figures } from '@fanclub/contract/figures/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';

/** Shows how long members waited for the first decision: the median and the 90th percentile. */
export function Waiting({ waiting }: { waiting: Figures['waiting'] }) {
  const { t } = useTranslation('figures');
  const format = useFormat();
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
          <Typography component="dt" variant="body2" color="textSecondary">
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
