import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statsQuery } from '#admin-kit/api/queries.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { useFormat } from '#i18n/use-format.ts';
import { radius } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';
import { Panel } from '#ui/panel.tsx';

const stats = [
  'total_users',
  'valid_users',
  'pending_users',
  'approved_users',
  'paid_users',
] as const;

/** The statistics about members. A bar below each shows its share of all members. */
export function StatCards() {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(statsQuery);
  return (
    <>
      {error && !data ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => refetch()}>
              {t('common:actions.retry')}
            </Button>
          }
        >
          {errorText(error, 'error_loading_data')}
        </Alert>
      ) : (
        <Box
          component="ul"
          aria-label={t('stats.label')}
          sx={{
            ...bareList,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
            gap: { xs: 1, sm: 1.5 },
          }}
        >
          {stats.map((name) => (
            <StatCard
              key={name}
              label={t(`stats.${name}`)}
              value={data?.[name]}
              share={data?.total_users ? data[name] / data.total_users : 0}
            />
          ))}
        </Box>
      )}
    </>
  );
}

interface StatCardProps {
  label: string;
  /** Undefined while it is loading. */
  value: number | undefined;
  /** The share of all members, from 0 to 1. */
  share: number;
}

function StatCard({ label, value, share }: StatCardProps) {
  const format = useFormat();
  return (
    <Panel component="li" sx={{ paddingInline: 1.75, paddingBlock: 0.75 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 1,
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
            fontVariantNumeric: 'var(--figures)',
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
