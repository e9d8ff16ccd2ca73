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
import { bareList } from '#ui/bare-list.ts';

/** The number of members who are valid today is not here, because the season's figures have it. */
const stats = ['total_users', 'pending_users', 'approved_users', 'paid_users'] as const;

/** The statistics about members, on one line if there is room. */
export function StatCards() {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(statsQuery);
  if (error && !data) {
    return (
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
    );
  }
  return (
    <Box component="ul" aria-label={t('stats.label')} sx={line}>
      {stats.map((name) => (
        <Stat key={name} label={t(`stats.${name}`)} value={data?.[name]} />
      ))}
    </Box>
  );
}

/** `value` is undefined while it is loading. */
function Stat({ label, value }: { label: string; value: number | undefined }) {
  const format = useFormat();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="p" sx={{ fontWeight: 800, fontVariantNumeric: 'var(--figures)' }}>
        {value === undefined ? <Skeleton sx={{ inlineSize: '2ch' }} /> : format.number(value)}
      </Typography>
    </Box>
  );
}

const line = {
  ...bareList,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 3 },
} as const;
