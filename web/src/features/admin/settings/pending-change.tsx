import { confirmSettings, dropSettings } from '@fanclub/contract/settings/admin-routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTexts } from '#i18n/use-texts.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { ChangedSettings } from './changed-settings.tsx';
import { type PendingChange as Pending, useSettingsChange } from './use-settings.ts';

/**
 * Alert about a change that a second person has to confirm, such as a change of payment details. The admin who made the
 * change can only withdraw it. The same holds for an admin whose role is too new to confirm.
 */
export function PendingChange({ pending }: { pending: Pending }) {
  const { t, format } = useTexts('settings');
  const confirming = useSettingsChange(confirmSettings);
  const dropping = useSettingsChange(dropSettings);
  const { id, asked_by: askedBy, is_yours: isYours, confirm_from: confirmFrom } = pending;
  const isBusy = confirming.isPending || dropping.isPending;
  return (
    <Alert severity="warning">
      <AlertTitle>{t('pending.title')}</AlertTitle>
      <ChangedSettings changes={pending.changes} />
      <p>
        {t(isYours ? 'pending.yours' : 'pending.theirs', {
          day: format.date(pending.expires_at),
        })}{' '}
        <Ltr>{askedBy}</Ltr>
      </p>
      {!isYours && confirmFrom && (
        <p>{t('pending.tooNew', { time: format.dateTime(confirmFrom) })}</p>
      )}
      <ErrorAlert error={confirming.error ?? dropping.error} fallback="action_failed" />
      <Row>
        {!isYours && !confirmFrom && (
          <Button
            variant="contained"
            loading={confirming.isPending}
            disabled={isBusy}
            onClick={() => confirming.mutate({ body: { id } })}
          >
            {t('pending.confirm')}
          </Button>
        )}
        <SecondaryButton
          loading={dropping.isPending}
          disabled={isBusy}
          onClick={() => dropping.mutate({ body: { id } })}
        >
          {t('pending.drop')}
        </SecondaryButton>
      </Row>
    </Alert>
  );
}
