import { sendMagicLink } from '@fanclub/contract/links/routes';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { LinkSent } from './link-sent.tsx';

interface LinkInsteadProps {
  /** The refusal, which says when passwords are heard again. */
  error: unknown;
  email: string;
}

/** The way in for whoever tried too many passwords: a link to the address they typed. */
export function LinkInstead({ error, email }: LinkInsteadProps) {
  const { t } = useTranslation('auth');
  const sending = useRouteMutation(sendMagicLink);
  if (sending.isSuccess) return <LinkSent email={sending.variables.body.email} />;
  return (
    <Stack spacing={2}>
      <ErrorAlert error={sending.error ?? error} fallback="magic_link_failed" />
      <Button
        variant="outlined"
        loading={sending.isPending}
        onClick={() => sending.mutate({ body: { email } })}
      >
        {t('login.linkInstead')}
      </Button>
    </Stack>
  );
}
