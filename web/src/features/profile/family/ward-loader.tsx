import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { ProfileSkeleton } from '../profile-skeleton.tsx';

interface WardLoaderProps {
  guardianId: string;
  wardId: string;
  children: ReactNode;
}

/** Shows the page of a person whom the member answers for. Any other id redirects to the member's own profile. */
export function WardLoader({ guardianId, wardId, children }: WardLoaderProps) {
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
