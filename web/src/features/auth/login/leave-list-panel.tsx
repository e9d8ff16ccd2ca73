import { leaveNews } from '@fanclub/contract/news/routes';
import { leaveReminders } from '@fanclub/contract/reminders/routes';
import { leaveRenewalReminders } from '@fanclub/contract/renewal-reminders/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

/** Unsubscribes a person from the mail that announces that registration opens. */
export function LeaveListPanel({ token }: { token: string }) {
  const leaving = useRouteMutation(leaveReminders);
  return (
    <Leave list="leaveList" state={leaving} onLeave={() => leaving.mutate({ body: { token } })} />
  );
}

/** Unsubscribes a person from the club's news by mail. */
export function LeaveNewsPanel({ token }: { token: string }) {
  const leaving = useRouteMutation(leaveNews);
  return (
    <Leave list="leaveNews" state={leaving} onLeave={() => leaving.mutate({ params: { token } })} />
  );
}

/** Unsubscribes a person from the reminders to renew. */
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
 * The button of the three panels. Opening the link does not unsubscribe anybody, because mail scanners open
 * links too.
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
