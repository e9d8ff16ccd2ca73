import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '#member/fact-list.tsx';
import { fullName } from '#member/full-name.ts';
import { useMemberFacts } from '#member/member-facts.tsx';
import type { Profile } from '#member/profile-query.ts';
import { lazyDialog } from '#ui/lazily.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import type { Viewer } from '../for-whom.ts';
import { ChangeContact } from './change-contact.tsx';

const AskNameDialog = lazyDialog(() => import('./ask-name-dialog.tsx'));

/**
 * The button with which a member asks the club to correct a name, the member's own or that of a family member, and the
 * name that waits for an answer. A rejected applicant corrects the name in the application.
 */
function AskName({ profile }: { profile: Profile }) {
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

export function PersonalSection({ profile, viewer }: { profile: Profile; viewer: Viewer }) {
  const { t } = useTranslation('profile');
  const factsOf = useMemberFacts();
  return (
    <SectionPanel title={t('personal.title')}>
      <FactList facts={factsOf(profile, 'personal', 'holder', 'residence', 'contact')} />
      {viewer === 'self' && <ChangeContact profile={profile} />}
      {viewer !== 'admin' && (
        <Row sx={{ gap: 1, marginBlockStart: 1 }}>
          {viewer === 'self' && <ChangeEmail profile={profile} />}
          <AskName profile={profile} />
        </Row>
      )}
      {viewer === 'guardian' && (
        <Typography variant="note" sx={{ marginBlockStart: 2 }}>
          {t('ward.contact')}
        </Typography>
      )}
    </SectionPanel>
  );
}

const ChangeEmailDialog = lazyDialog(() => import('./change-email-dialog.tsx'));

/** The button that opens the dialog with which members change their own e-mail address. */
function ChangeEmail({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="secondary" onClick={() => setOpen(true)}>
        {t('email.open')}
      </Button>
      <ChangeEmailDialog profile={profile} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
