import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#member/profile-query.ts';

/** The time of the request and the reviewer's note. */
export function FixReason({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  if (!profile.requested) return null;
  const { since, note } = profile.requested;
  const isRejected = profile.request_status === 'rejected';
  return (
    <Alert role="note" severity={isRejected ? 'error' : 'info'} icon={false}>
      <AlertTitle>{t(isRejected ? 'fix.rejected' : 'fix.asked', { day: since })}</AlertTitle>
      {note && (
        <Box component="span" dir="auto" sx={{ display: 'block', whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
    </Alert>
  );
}
