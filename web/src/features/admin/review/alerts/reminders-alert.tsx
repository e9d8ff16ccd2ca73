import type { readAlerts } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSendReminders } from './use-send-reminders.ts';

type Reminders = NonNullable<RouteResponse<typeof readAlerts>['reminders']>;

/**
 * Shows how many people asked for a mail when registration opens. Once registration is open, a button sends
 * these mails.
 */
export function RemindersAlert({ waiting, is_open: isOpen }: Reminders) {
  const { t } = useTranslation('admin');
  const [isAsking, setAsking] = useState(false);
  const sending = useSendReminders();
  const close = () => setAsking(false);
  if (waiting === 0 && sending.sent === null) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        isOpen &&
        waiting > 0 && (
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            {t('reminders.send')}
          </Button>
        )
      }
    >
      {sending.sent !== null && t('reminders.sent', { count: sending.sent })}{' '}
      {waiting > 0 && t(isOpen ? 'reminders.waitingOpen' : 'reminders.waiting', { count: waiting })}
      <ConfirmDialog
        open={isAsking}
        title={t('reminders.title', { count: waiting })}
        confirmLabel={t('reminders.confirm')}
        mutation={sending}
        onConfirm={async () => {
          if (await sending.send()) close();
        }}
        onCancel={close}
      >
        <Typography>{t('reminders.text')}</Typography>
      </ConfirmDialog>
    </Alert>
  );
}
