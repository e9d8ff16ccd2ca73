import { isLimitedProfile } from '@fanclub/contract/members/profile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#session/use-session.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { PageSkeleton } from '#ui/skeletons.tsx';
import { seenProfileQuery } from './profile-query.ts';

const LimitedPage = lazyPart(() => import('./limited-page.tsx'), <PageSkeleton />);

/**
 * Renders `children`, a page for the signed-in person. A session is limited until the person has given the birth date.
 * It renders `LimitedPage` instead, which asks for it.
 */
export function UnlessLimited({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const isMember = user !== null && !user.is_admin && !user.special;
  const { data } = useQuery({ ...seenProfileQuery(user?.id ?? ''), enabled: isMember });
  if (!isMember || !isLimitedProfile(data)) return children;
  return <LimitedPage application={data} />;
}
