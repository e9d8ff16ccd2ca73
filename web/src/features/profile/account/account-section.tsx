import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#api/use-error-text.ts';
import { SectionPanel } from '#ui/panel.tsx';
import { useExportOwnData } from '../api/export-own-data.ts';
import type { Profile } from '../api/get-profile.ts';
import { useLogoutEverywhere } from '../api/logout-everywhere.ts';
import { DeletionRequest } from './deletion-request.tsx';

/** What is rarely wanted and must be there: a copy of the data, ending sessions, deletion. */
export function AccountSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const exported = useExportOwnData(`membership-${profile.request_number}.json`);
  const logout = useLogoutEverywhere();
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
