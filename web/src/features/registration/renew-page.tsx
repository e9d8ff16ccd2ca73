import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { useSession } from '#session/use-session.ts';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { blockReason } from './renewal/block-reason.ts';
import { NoRenewal } from './renewal/no-renewal.tsx';
import { Renewal } from './renewal/renewal.tsx';

/**
 * The page on which a member applies for the current season. It has the pages of a registration, prefilled
 * with the member's data.
 */
export default function RenewPage() {
  const { user, isSignedIn } = useSession();
  const [search] = useSearchParams();
  if (!isSignedIn || !user) {
    // The login keeps the promo code of a link.
    const promo = search.get('promo');
    const login = paths.login.build({ to: 'renew', ...(promo && { promo }) });
    return <Navigate to={login} replace />;
  }
  if (user.is_admin || user.special) return <Navigate to={paths.ownProfile.build()} replace />;
  return <RenewalLoader key={user.id} userId={user.id} />;
}

function RenewalLoader({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  // The default settings are not used here, because they may name another season.
  const settings = useQuery(settingsQuery);
  // The reloaded profile includes the renewal and gives a reason to block the form. After sending, the form stays on
  // screen anyway until the profile page opens.
  const [isSent, setSent] = useState(false);
  if (profile.data && settings.data) {
    const reason = blockReason(profile.data, settings.data);
    if (reason && !isSent) return <NoRenewal reason={reason} member={profile.data} />;
    const { season } = settings.data;
    return <Renewal member={profile.data} season={season} onSent={() => setSent(true)} />;
  }
  const failed = [profile, settings].find(({ error }) => error);
  return (
    <PageLayout width="form">
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <Loading>
          <TextSkeleton lines={6} />
        </Loading>
      )}
    </PageLayout>
  );
}
