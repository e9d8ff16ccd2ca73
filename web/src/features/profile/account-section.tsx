import { requestDeletion } from '@fanclub/contract/members/routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import { logoutEverywhere } from '@fanclub/contract/sessions/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { logOut } from '#session/log-out.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { type Profile, profileQuery } from './profile-query.ts';

/** What is rarely wanted and must be there: a copy of the data, ending sessions, deletion. */
export function AccountSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const exported = useDownload(`membership-${profile.request_number}.zip`, () =>
    callForBlob(exportOwnData),
  );
  const logout = useRouteMutation(logoutEverywhere, { onSuccess: logOut });
  const error = exported.error ?? logout.error;
  return (
    <SectionPanel title={t('account.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('account.text')}
      </Typography>
      <Row>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={exported.isPending}
          onClick={() => exported.mutate()}
        >
          {t('account.export')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={logout.isPending}
          onClick={() => logout.mutate()}
        >
          {t('account.logoutEverywhere')}
        </Button>
        <DeletionRequest profile={profile} />
      </Row>
      <ErrorAlert
        error={error}
        fallback={logout.error ? 'logout_failed' : 'action_failed'}
        sx={{ marginBlockStart: 2 }}
      />
    </SectionPanel>
  );
}

/** A member asks; an admin deletes. */
function DeletionRequest({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRouteMutation(requestDeletion, {
    stale: [profileQuery(profile.id).queryKey],
  });

  if (profile.delete_requested_at) {
    return (
      <Alert severity="info" sx={{ inlineSize: '100%' }}>
        {t('deletion.requested', { day: profile.delete_requested_at })}
      </Alert>
    );
  }
  return (
    <>
      <Button size="small" color="error" onClick={() => setAsking(true)}>
        {t('deletion.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('deletion.title')}
        confirmLabel={t('deletion.submit')}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t('deletion.text')}</Typography>
        <ErrorAlert error={error} sx={{ marginBlockStart: 2 }} />
      </ConfirmDialog>
    </>
  );
}
