import { isLimitedProfile } from '@fanclub/contract/members/profile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#session/use-session.ts';
import { seenProfileQuery } from '../profile-query.ts';
import { LimitedPage } from './limited-page.tsx';

/** Renders `children`, a page for the signed-in person. In a limited session it renders `LimitedPage` instead. */
export function BirthDateGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const isMember = user !== null && !user.is_admin && !user.special;
  const { data } = useQuery({ ...seenProfileQuery(user?.id ?? ''), enabled: isMember });
  return isMember && isLimitedProfile(data) ? <LimitedPage application={data} /> : children;
}
