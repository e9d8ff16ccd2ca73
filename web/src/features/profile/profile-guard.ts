import { paths } from '#config/paths.ts';
import type { StoredUser } from '#session/stored-user.ts';

interface Visit {
  isSignedIn: boolean;
  user: Pick<StoredUser, 'id' | 'is_admin' | 'special'> | null;
  /** The id in the address, if there is one. */
  userId: string | undefined;
}

type Decision = { show: 'profile' | 'ward' | 'noProfile' } | { redirect: string };

/**
 * Decides which profile is shown: members see their own and those of their family; admins see any, but
 * have none.
 */
export function decideProfileVisit({ isSignedIn, user, userId }: Visit): Decision {
  if (!isSignedIn || !user) return { redirect: paths.login.build() };
  const isOwn = userId === user.id;
  if (!userId) return { redirect: paths.profile.build(user.id) };
  if (user.special || (user.is_admin && isOwn)) return { show: 'noProfile' };
  if (!isOwn && !user.is_admin) return { show: 'ward' };
  return { show: 'profile' };
}
