import { leaveReminders } from '@fanclub/contract/reminders/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

/** For whoever wants no mail when registration opens. Only the click does it, as with every mailed link. */
export function LeaveListPanel({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const leaving = useRouteMutation(leaveReminders);
  if (leaving.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t('leaveList.done')}
      </Alert>
    );
  }
  return (
    <Stack spacing={2}>
      <ErrorAlert error={leaving.error} />
      <Button
        variant="contained"
        color="secondary"
        size="large"
        loading={leaving.isPending}
        onClick={() => leaving.mutate({ body: { token } })}
      >
        {t('leaveList.submit')}
      </Button>
    </Stack>
  );
}
