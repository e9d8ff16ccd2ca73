import { confirmAddress } from '@fanclub/contract/links/routes';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import type { Profile } from '#member/profile-query.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/** Asks the member to confirm the e-mail address. The button mails the link again. */
export function ConfirmAddress({ email }: Pick<Profile, 'email'>) {
  const { t } = useTranslation('profile');
  const sending = useRouteMutation(confirmAddress);
  if (sending.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t('confirmAddress.sent', { email })}
      </Alert>
    );
  }
  return (
    <Stack spacing={1.5}>
      <Alert severity="info">
        {t('confirmAddress.text', { email })}
        <SecondaryButton
          size="small"
          loading={sending.isPending}
          onClick={() => sending.mutate(undefined)}
          sx={{ display: 'flex', marginBlockStart: 1.5 }}
        >
          {t('confirmAddress.send')}
        </SecondaryButton>
      </Alert>
      <ErrorAlert error={sending.error} />
    </Stack>
  );
}
