import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#member/full-name.ts';
import type { Profile } from '#member/profile-query.ts';
import { lazyDialog } from '#ui/lazily.tsx';

const AskNameDialog = lazyDialog(async () => (await import('./ask-name-dialog.tsx')).AskNameDialog);

/**
 * The button with which a member asks the club to correct a name, the member's own or that of a family member, and the
 * name that waits for an answer. A rejected applicant corrects the name in the application.
 */
export function AskName({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const { wanted_name: wanted } = profile;
  if (profile.request_status === 'rejected') return null;
  return (
    <>
      {wanted && (
        <Alert severity="info" sx={{ inlineSize: '100%' }}>
          {t('name.waits', { day: wanted.at, name: `\u2068${fullName(wanted)}\u2069` })}
        </Alert>
      )}
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {t('name.open')}
      </Button>
      <AskNameDialog profile={profile} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
