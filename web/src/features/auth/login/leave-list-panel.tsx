import { leaveNews } from '@fanclub/contract/news/routes';
import { leaveReminders } from '@fanclub/contract/reminders/routes';
import { leaveRenewalReminders } from '@fanclub/contract/renewal-reminders/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

/**
 * What the login page shows for the mailed link that unsubscribes a person from the mail about the opening of
 * registration.
 */
export function LeaveListPanel({ token }: { token: string }) {
  const leaving = useRouteMutation(leaveReminders);
  return (
    <Leave list="leaveList" state={leaving} onLeave={() => leaving.mutate({ body: { token } })} />
  );
}

/** What the login page shows for the mailed link that unsubscribes a person from the club's news. */
export function LeaveNewsPanel({ token }: { token: string }) {
  const leaving = useRouteMutation(leaveNews);
  return (
    <Leave list="leaveNews" state={leaving} onLeave={() => leaving.mutate({ params: { token } })} />
  );
}

/** What the login page shows for the mailed link that unsubscribes a person from the reminders to renew. */
export function LeaveRenewalsPanel({ token }: { token: string }) {
  const leaving = useRouteMutation(leaveRenewalReminders);
  return (
    <Leave
      list="leaveRenewals"
      state={leaving}
      onLeave={() => leaving.mutate({ params: { token } })}
    />
  );
}

interface LeaveProps {
  list: 'leaveList' | 'leaveNews' | 'leaveRenewals';
  state: { isSuccess: boolean; isPending: boolean; error: Error | null };
  onLeave: () => void;
}

/**
 * The content that the three components for unsubscribing share. Only the button unsubscribes, because mail scanners
 * open mailed links, too.
 */
function Leave({ list, state, onLeave }: LeaveProps) {
  const { t } = useTranslation('auth');
  if (state.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t(`${list}.done`)}
      </Alert>
    );
  }
  return (
    <Stack spacing={2}>
      <ErrorAlert error={state.error} />
      <Button
        variant="contained"
        color="secondary"
        size="large"
        loading={state.isPending}
        onClick={onLeave}
      >
        {t(`${list}.submit`)}
      </Button>
    </Stack>
  );
}
