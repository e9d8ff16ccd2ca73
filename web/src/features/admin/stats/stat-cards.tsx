import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { statsQuery } from '../api/queries.ts';
import { StatCard } from './stat-card.tsx';

const stats = ['total_users', 'pending_users', 'approved_users', 'paid_users'] as const;

/** The four numbers; a small bar shows each one's share of all. */
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
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
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
