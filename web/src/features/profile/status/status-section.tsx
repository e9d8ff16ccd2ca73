import { balanceOf, duesToPay } from '@fanclub/contract/money/account';
import { partsOf } from '@fanclub/contract/money/amounts';
import { formatParts } from '@fanclub/contract/money/format-money';
import { afterRejection } from '@fanclub/contract/words/after-rejection';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { StatusChip } from '#member/chips.tsx';
import { useItemList } from '#member/item-texts.ts';
import { useApplicationKeptUntil } from '#member/kept-until.tsx';
import { hasEnded, isRenewal } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';
import { RequestNumber } from '#member/request-number.tsx';
import { Timeline } from '#member/timeline.tsx';
import { Waiting } from '#member/waiting.tsx';
import { lazyDialog } from '#ui/lazily.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { forWhom } from '../for-whom.ts';
import { ConfirmAddress } from './confirm-address.tsx';

/** Says what the reviewers asked the member to send or correct, with a link to the correction page. */
function FixNotice({ profile }: { profile: Profile }) {
  const { t, language } = useTexts('profile');
  const itemList = useItemList();
  const dues = duesToPay({ ...profile, ...profile.account });
  const open = partsOf(balanceOf({ open_dues: dues, over_dues: [] }));
  if (!profile.requested) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockStart: 3 }}>
      <AlertTitle>{t('fix.waitsTitle')}</AlertTitle>
      {profile.request_status === 'approved' && open.length > 0
        ? t('fix.rest', { amount: formatParts(open, language) })
        : t('fix.waits', { items: itemList(profile.requested.items) })}
      <Button
        component={RouterLink}
        to={paths.fix.build(forWhom(profile))}
        variant="contained"
        sx={{ display: 'flex', inlineSize: 'fit-content', marginBlockStart: 1.5 }}
      >
        {t('fix.open')}
      </Button>
    </Alert>
  );
}

/** The state of the application and the next steps. */
export function StatusSection({ profile, mayAct }: { profile: Profile; mayAct: boolean }) {
  const { t } = useTexts(['profile', 'member']);
  const status = profile.request_status;
  const title = isRenewal(profile)
    ? t('renewal.title', { season: profile.season })
    : t('status.title');
  const isOver = status === 'approved' && hasEnded(profile);
  const money = afterRejection(profile, useLanguage());
  const keptUntil = useApplicationKeptUntil(profile);
  return (
    <SectionPanel title={title} aside={<StatusChip status={status} />}>
      <Timeline application={profile} />
      {status === 'submitted' && !profile.requested && <Waiting {...profile} />}
      {status === 'rejected' && (
        <Alert severity="error" icon={false} sx={{ marginBlockStart: 3 }}>
          <AlertTitle>{t('status.reason')}</AlertTitle>
          <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {profile.rejection_reason || t('status.noReason')}
          </Box>
        </Alert>
      )}
      {money && <Typography sx={{ marginBlockStart: 3 }}>{money}</Typography>}
      {!profile.requested && !isOver && (
        <Typography sx={{ marginBlockStart: 3 }}>
          <strong>{t('status.next')}</strong> {t(`next.${status}`)}
        </Typography>
      )}
      {keptUntil && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
          {t('again.until', { day: keptUntil })}
        </Typography>
      )}
      {mayAct && profile.requested && <FixNotice profile={profile} />}
      {status === 'rejected' && mayAct && !profile.requested && <SubmitAgain profile={profile} />}
      {mayAct && !profile.guardian_id && !profile.email_confirmed_at && (
        <Box sx={{ marginBlockStart: 2.5 }}>
          <ConfirmAddress email={profile.email} />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          marginBlockStart: 2.5,
          paddingBlockStart: 2.5,
          borderBlockStart: 'var(--line)',
        }}
      >
        <Typography variant="note">{t('member:fields.request_number')}</Typography>
        <RequestNumber number={profile.request_number} />
      </Box>
    </SectionPanel>
  );
}

const SubmitAgainDialog = lazyDialog(() => import('./submit-again-dialog.tsx'));

function SubmitAgain({ profile }: { profile: Profile }) {
  const { t } = useTexts('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Button variant="contained" size="large" onClick={() => setOpen(true)}>
        {t('again.open')}
      </Button>
      <SubmitAgainDialog profile={profile} open={isOpen} onClose={() => setOpen(false)} />
    </Box>
  );
}
