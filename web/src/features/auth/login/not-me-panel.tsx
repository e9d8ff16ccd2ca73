import { brand } from '@fanclub/contract/brand/brand';
import { notMe as route } from '@fanclub/contract/links/routes';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';

/** For whoever got a mail about an application that they never made. */
export function NotMePanel({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const notMe = useRouteMutation(route);
  if (notMe.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t('notMe.done')}
      </Alert>
    );
  }
  if (notMe.error instanceof ApiError && notMe.error.code === 'invalid_login_link') {
    return (
      <Alert severity="info" role="status">
        {t('notMe.gone', { email: isolateLtr(brand.contact.email) })}
      </Alert>
    );
  }
  return (
    <Stack spacing={2}>
      <Typography>{t('notMe.text')}</Typography>
      {notMe.isError && <Alert severity="error">{errorText(notMe.error)}</Alert>}
      <Button
        variant="contained"
        color="secondary"
        size="large"
        loading={notMe.isPending}
        onClick={() => notMe.mutate({ body: { token } })}
      >
        {t('notMe.submit')}
      </Button>
    </Stack>
  );
}
