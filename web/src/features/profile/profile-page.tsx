import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { logOut } from '#session/log-out.ts';
import { useSession } from '#session/use-session.ts';
import { Ltr } from '#ui/ltr.tsx';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Redirect } from '#ui/redirect.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { Dashboard } from './dashboard.tsx';
import type { Viewer } from './for-whom.ts';
import { decideProfileVisit } from './profile-guard.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export default function ProfilePage() {
  const { userId } = useParams();
  const { user, isSignedIn } = useSession();
  const decision = decideProfileVisit({ isSignedIn, user, userId });
  if ('redirect' in decision) {
    return (
      <>
        {isSignedIn && <ProfileSkeleton />}
        <Redirect to={decision.redirect} />
      </>
    );
  }
  if (decision.show === 'noProfile' || !userId) return <NoProfile />;
  if (decision.show === 'ward') {
    return (
      <WardLoader guardianId={user?.id ?? ''} wardId={userId}>
        <ProfileLoader key={userId} userId={userId} viewer="guardian" />
      </WardLoader>
    );
  }
  const viewer = userId === user?.id ? 'self' : 'admin';
  return <ProfileLoader key={userId} userId={userId} viewer={viewer} />;
}

function ProfileLoader({ userId, viewer }: { userId: string; viewer: Viewer }) {
  const { data, error, refetch } = useQuery(profileQuery(userId));
  const isGone = viewer === 'self' && hasCode(error, 'user_not_found');

  useEffect(() => {
    if (isGone) logOut();
  }, [isGone]);

  if (data) return <Dashboard profile={data} viewer={viewer} />;
  if (!error || isGone) return <ProfileSkeleton />;
  return (
    <PageLayout width="text">
      <ErrorState error={error} fallback="error_loading_profile" onRetry={() => refetch()} />
    </PageLayout>
  );
}

interface WardLoaderProps {
  guardianId: string;
  wardId: string;
  children: ReactNode;
}

/** Shows the page of a person whom the member answers for. Any other id redirects to the member's own profile. */
function WardLoader({ guardianId, wardId, children }: WardLoaderProps) {
  const { data, error, refetch } = useQuery(profileQuery(guardianId));
  if (data?.family.some(({ id }) => id === wardId)) return children;
  if (data) return <Navigate to={paths.profile.build(guardianId)} replace />;
  if (!error) return <ProfileSkeleton />;
  return (
    <PageLayout width="text">
      <ErrorState error={error} fallback="error_loading_profile" onRetry={() => refetch()} />
    </PageLayout>
  );
}

/** Shown to accounts without a member's profile: admins, and the account in the setting `special_account_email`. */
function NoProfile() {
  const { t } = useTranslation(['profile', 'common']);
  const { user } = useSession();
  return (
    <PageLayout
      lead={
        <>
          {t('noProfile.text')} <Ltr>{user?.email}</Ltr>
        </>
      }
      width="text"
    >
      <Row sx={{ gap: 2 }}>
        {user?.is_admin && (
          <Button component={RouterLink} to={paths.admin.build()} variant="contained">
            {t('common:nav.admin')}
          </Button>
        )}
        <SecondaryButton onClick={logOut}>{t('common:actions.logout')}</SecondaryButton>
      </Row>
    </PageLayout>
  );
}
