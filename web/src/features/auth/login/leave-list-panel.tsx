import { leaveMailingList, type MailingList } from '@fanclub/contract/mail/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';

interface Mailed {
  token: string;
}

/** What the login page shows for a mailed link that unsubscribes a person from the mail when registration opens. */
export const LeaveListPanel = (mailed: Mailed) => (
  <Leave texts="leaveList" list="reminder" {...mailed} />
);
/** What it shows for the link that unsubscribes a person from the club's news. */
export const LeaveNewsPanel = (mailed: Mailed) => (
  <Leave texts="leaveNews" list="news" {...mailed} />
);
/** What it shows for the link that unsubscribes a person from the reminders to renew. */
export const LeaveRenewalsPanel = (mailed: Mailed) => (
  <Leave texts="leaveRenewals" list="renewal" {...mailed} />
);

interface LeaveProps extends Mailed {
  texts: 'leaveList' | 'leaveNews' | 'leaveRenewals';
  list: MailingList;
}

/** Only the button unsubscribes, because mail scanners open mailed links, too. */
function Leave({ texts, list, token }: LeaveProps) {
  const leaving = useRouteMutation(leaveMailingList);
  const { t } = useTranslation('auth');
  if (leaving.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t(`${texts}.done`)}
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
        onClick={() => leaving.mutate({ params: { list, token } })}
      >
        {t(`${texts}.submit`)}
      </Button>
    </Stack>
  );
}
