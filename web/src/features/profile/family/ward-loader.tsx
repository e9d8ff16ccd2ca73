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

/** The page of somebody whom the member looks after; anybody else's leads back to the own one. */
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
