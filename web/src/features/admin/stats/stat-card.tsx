import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormat } from '#i18n/use-format.ts';
import { radius } from '#theme/tokens.ts';
import { Panel } from '#ui/panel.tsx';

interface StatCardProps {
  label: string;
  /** Undefined while it is on its way. */
  value: number | undefined;
  /** Of all members, 0 to 1. */
  share: number;
}

export function StatCard({ label, value, share }: StatCardProps) {
  const format = useFormat();
  return (
    <Panel component="li" sx={{ paddingInline: 1.75, paddingBlock: 0.75 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography
          component="p"
          sx={{
            fontSize: '1.375rem',
            fontWeight: 800,
            lineHeight: 1.4,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value === undefined ? <Skeleton sx={{ inlineSize: '2ch' }} /> : format.number(value)}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{
          blockSize: 3,
          marginBlockStart: 0.5,
          borderRadius: radius.chip,
          backgroundColor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            blockSize: '100%',
            inlineSize: `${share * 100}%`,
            backgroundColor: 'gold.fill',
            transition: 'inline-size 250ms ease-out',
          }}
        />
      </Box>
    </Panel>
  );
}
