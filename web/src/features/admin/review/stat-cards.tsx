import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { countedAs, statsQuery } from '#admin-kit/api/queries.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { paths } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';

const filters = ['all', 'pending', 'approved', 'paid'] as const;

/** The figures about members as one row of buttons, which open the list of these members. */
export function StatCards() {
  const { t, format } = useTexts(['admin', 'common']);
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
      {filters.map((status) => (
        <li key={status}>
          <ButtonBase
            component={RouterLink}
            to={paths.adminMembers.build({ status })}
            sx={{ typography: 'body2', ...card }}
          >
            {t(`stats.${countedAs[status]}`)}{' '}
            <Box component="strong" sx={{ fontVariantNumeric: 'var(--figures)' }}>
              {data ? (
                format.number(data[countedAs[status]])
              ) : (
                <Skeleton sx={{ inlineSize: '2ch' }} />
              )}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** On a phone the row scrolls sideways. */
const line = {
  ...bareList,
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const card = {
  minBlockSize: 40,
  paddingInline: 1.5,
  gap: 0.75,
  whiteSpace: 'nowrap',
  border: 'var(--line)',
  borderRadius: 1,
  '&:hover': { backgroundColor: 'surface.sunken' },
} as const;
