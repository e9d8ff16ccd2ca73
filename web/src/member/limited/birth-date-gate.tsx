import { isLimitedProfile } from '@fanclub/contract/members/profile';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useSession } from '#session/use-session.ts';
import { PageSkeleton } from '#ui/skeletons.tsx';
import { seenProfileQuery } from '../profile-query.ts';

const LimitedPage = lazy(async () => ({
  default: (await loadChunk(() => import('./limited-page.tsx'))).LimitedPage,
}));

/** Renders `children`, a page for the signed-in person. In a limited session it renders `LimitedPage` instead. */
export function BirthDateGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const isMember = user !== null && !user.is_admin && !user.special;
  const { data } = useQuery({ ...seenProfileQuery(user?.id ?? ''), enabled: isMember });
  if (!isMember || !isLimitedProfile(data)) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LimitedPage application={data} />
    </Suspense>
  );
}
