import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
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
import { Row } from '#ui/row.tsx';
import { Loading } from '#ui/skeletons.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';
import { decideProfileVisit } from './profile-guard.ts';
import type { Viewer } from './viewer.ts';

export default function ProfilePage() {
  const { userId } = useParams();
  const { user, isSignedIn } = useSession();
  const decision = decideProfileVisit({ isSignedIn, user, userId });
  if ('redirect' in decision) return <Navigate to={decision.redirect} replace />;
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

interface ProfileLoaderProps {
  userId: string;
  viewer: Viewer;
}

function ProfileLoader({ userId, viewer }: ProfileLoaderProps) {
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
        <Button variant="outlined" color="secondary" onClick={logOut}>
          {t('common:actions.logout')}
        </Button>
      </Row>
    </PageLayout>
  );
}

/** A placeholder in the shape of the dashboard while the profile loads. */
function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={<Skeleton sx={{ inlineSize: '7ch' }} aria-label={t('titles.profile')} />}
      lead={<Skeleton component="span" sx={{ display: 'block', inlineSize: 'min(40ch, 70vw)' }} />}
    >
      <Loading>
        <DashboardGrid
          aside={
            <Skeleton
              variant="rounded"
              sx={{
                aspectRatio: '1.586',
                inlineSize: '100%',
                blockSize: 'auto',
                maxInlineSize: 460,
              }}
            />
          }
        >
          <Skeleton variant="rounded" height={230} />
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={220} />
        </DashboardGrid>
      </Loading>
    </PageLayout>
  );
}
