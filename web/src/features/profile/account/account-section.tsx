import { exportOwnData } from '@fanclub/contract/members/routes';
import { logoutEverywhere } from '@fanclub/contract/sessions/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useLogout } from '#session/use-logout.ts';
import { SectionPanel } from '#ui/panel.tsx';
import type { Profile } from '../profile-query.ts';
import { DeletionRequest } from './deletion-request.tsx';

/** What is rarely wanted and must be there: a copy of the data, ending sessions, deletion. */
export function AccountSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const exported = useRouteMutation(exportOwnData, {
    onSuccess: (data) => saveJson(`membership-${profile.request_number}.json`, data),
  });
  const logout = useRouteMutation(logoutEverywhere, { onSuccess: useLogout() });
  const error = exported.error ?? logout.error;
  return (
    <SectionPanel title={t('account.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('account.text')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
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
      </Stack>
      {error && (
        <Alert severity="error" sx={{ marginBlockStart: 2 }}>
          {errorText(error, logout.error ? 'logout_failed' : 'action_failed')}
        </Alert>
      )}
    </SectionPanel>
  );
}

/** Offers data as a download. */
function saveJson(name: string, data: object): void {
  const json = JSON.stringify(data, null, 2);
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
