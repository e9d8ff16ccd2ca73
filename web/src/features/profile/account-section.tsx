import { exportOwnData } from '@fanclub/contract/own-data/routes';
import { logoutEverywhere } from '@fanclub/contract/sessions/routes';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import type { Profile } from '#member/profile-query.ts';
import { leaveEverywhere } from '#session/log-out.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { DeletionRequest } from './deletion-request.tsx';
import { MailSwitches } from './mail-switches.tsx';

/**
 * What a member can do with the account: switch optional mails, download a copy of the data, log out on every device,
 * request deletion.
 */
export function AccountSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const exported = useDownload(`membership-${profile.request_number}.zip`, () =>
    callForBlob(exportOwnData),
  );
  return (
    <SectionPanel title={t('account.title')}>
      <Typography variant="note" sx={{ marginBlockEnd: 2 }}>
        {t('account.text')}
      </Typography>
      <MailSwitches profile={profile} />
      <Row>
        <SecondaryButton
          size="small"
          loading={exported.isPending}
          onClick={() => exported.mutate()}
        >
          {t('account.export')}
        </SecondaryButton>
        <LogOutEverywhere />
        <DeletionRequest profile={profile} />
      </Row>
      <ErrorAlert error={exported.error} sx={{ marginBlockStart: 2 }} />
    </SectionPanel>
  );
}

/** The button asks for confirmation, because it logs out this device too. */
function LogOutEverywhere() {
  const { t } = useTranslation('profile');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRouteMutation(logoutEverywhere, {
    onSuccess: leaveEverywhere,
  });
  return (
    <>
      <SecondaryButton size="small" onClick={() => setAsking(true)}>
        {t('account.logoutEverywhere')}
      </SecondaryButton>
      <ConfirmDialog
        open={isAsking}
        title={t('everywhere.title')}
        confirmLabel={t('everywhere.submit')}
        mutation={{ isPending, error }}
        fallback="logout_failed"
        onConfirm={() => mutate(undefined)}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t('everywhere.text')}</Typography>
      </ConfirmDialog>
    </>
  );
}
