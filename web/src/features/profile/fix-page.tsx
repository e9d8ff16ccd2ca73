import { type DueToPay, duesToPay } from '@fanclub/contract/money/account';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { useSession } from '#session/use-session.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Redirect } from '#ui/redirect.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { FixForm } from './fix/fix-form.tsx';

const WhereToPay = lazyPart(() => import('#member/where-to-pay.tsx'));

/** The page that the reviewers' mail links to: their note, the fields and images to correct, and the send button. */
export default function FixPage() {
  const { user, isSignedIn } = useSession();
  const [search] = useSearchParams();
  if (!isSignedIn || !user) return <Redirect to={paths.login.build()} />;
  if (user.is_admin || user.special) return <Redirect to={paths.ownProfile.build()} />;
  // `for` is the id of a family member. The server checks it and returns "not found" for the id of anybody
  // else.
  return <FixLoader userId={search.get('for') ?? user.id} />;
}

function FixLoader({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(profileQuery(userId));
  // The profile that the server returned when the member sent the corrections. It is checked before the reloaded
  // profile, which no longer contains a request and would make the page say that nothing was requested.
  const [sent, setSent] = useState<Profile | null>(null);
  if (sent) {
    return <Done userId={userId} text={sent.request_status === 'approved' ? 'sentRest' : 'sent'} />;
  }
  if (data?.requested)
    return <FixForm key={data.requested.since} profile={data} onSent={setSent} />;
  // A request for the rest that was made before a renewal is not on the present application.
  const dues = data ? duesToPay({ ...data, ...data.account }) : [];
  if (dues.length > 0) return <Done userId={userId} text="pay" dues={dues} />;
  if (data) return <Done userId={userId} text="nothing" />;
  return (
    <PageLayout width="form">
      {error ? (
        <ErrorState error={error} fallback="error_loading_profile" onRetry={() => refetch()} />
      ) : (
        <Loading isWholePage>
          <TextSkeleton lines={6} />
        </Loading>
      )}
    </PageLayout>
  );
}

interface DoneProps {
  userId: string;
  text: 'sent' | 'sentRest' | 'pay' | 'nothing';
  /** What the member still has to pay. */
  dues?: readonly DueToPay[];
}

/** Shown after sending, and if the reviewers have requested nothing. */
function Done({ userId, text, dues = [] }: DoneProps) {
  const { t } = useTranslation(['profile', 'member']);
  return (
    <PageLayout
      width="form"
      heading={t(`fix.${text}.heading`)}
      lead={
        <span role="status">
          {t(text === 'pay' ? 'member:balance.noReceipt' : `fix.${text}.text`)}
        </span>
      }
    >
      <Box sx={{ '&:not(:empty)': { marginBlockEnd: 3 } }}>
        {dues.length > 0 && <WhereToPay dues={dues} />}
      </Box>
      <Button
        component={RouterLink}
        to={paths.profile.build(userId)}
        replace
        variant="contained"
        size="large"
      >
        {t('fix.toProfile')}
      </Button>
    </PageLayout>
  );
}
