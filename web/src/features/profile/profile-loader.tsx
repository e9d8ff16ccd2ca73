import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useLogout } from '#session/use-logout.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Dashboard } from './dashboard.tsx';
import { profileQuery } from './profile-query.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';

interface ProfileLoaderProps {
  userId: string;
  isOwn: boolean;
}

export function ProfileLoader({ userId, isOwn }: ProfileLoaderProps) {
  const logout = useLogout();
  const { data, error, refetch } = useQuery(profileQuery(userId));
  const isGone = isOwn && error instanceof ApiError && error.code === 'user_not_found';

  useEffect(() => {
    if (isGone) logout();
  }, [isGone, logout]);

  if (data) return <Dashboard profile={data} isOwn={isOwn} />;
  if (!error || isGone) return <ProfileSkeleton />;
  return (
    <PageLayout width="text">
      <ErrorState error={error} fallback="error_loading_profile" onRetry={() => refetch()} />
    </PageLayout>
  );
}
