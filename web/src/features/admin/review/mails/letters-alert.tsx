import { countLetters } from '@fanclub/contract/mail/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routeQuery } from '#api/route-query.ts';
import { paths } from '#config/paths.ts';

/** Alert with a link to the letters that are to be printed. Letters go to members without a mailbox. */
export function LettersAlert() {
  const { t } = useTranslation('admin');
  const { data } = useQuery({ ...routeQuery(countLetters), staleTime: 60_000 });
  if (!data || data.total === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginInline: { xs: 2, sm: 3 }, marginBlockEnd: 1.5 }}
      action={
        <Button component={RouterLink} to={paths.adminLetters.build()} color="inherit" size="small">
          {t('letters.look')}
        </Button>
      }
    >
      {t('letters.some', { count: data.total })}
    </Alert>
  );
}
