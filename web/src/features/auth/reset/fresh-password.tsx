import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/copy-button.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';

/**
 * A password that the server has generated, kept in memory until the person signs in. A completed sign-in
 * removes it together with all other loaded data.
 */
export const freshPasswordQuery = queryOptions<string>({
  queryKey: ['fresh-password'],
  queryFn: skipToken,
});

/** Shows the generated password until a person signs in or leaves the app. */
export function FreshPassword() {
  const { t } = useTranslation('auth');
  const { data: password } = useQuery(freshPasswordQuery);
  if (!password) return null;
  return (
    <Alert severity="success" role="status" sx={{ marginBlockEnd: 3 }}>
      <AlertTitle>{t('fresh.title')}</AlertTitle>
      {t('fresh.text')}
      <Row apart sx={{ gap: 1, marginBlockStart: 1.5 }}>
        <Box
          component="code"
          sx={{ fontFamily: 'monospace', fontSize: '1.25rem', fontWeight: 700, userSelect: 'all' }}
        >
          <Ltr>{password}</Ltr>
        </Box>
        <CopyButton text={password} label={t('fresh.title')} />
      </Row>
    </Alert>
  );
}
