import { paths } from '#config/paths.ts';
import type { StoredUser } from '#session/stored-user.ts';

interface Visit {
  isSignedIn: boolean;
  user: Pick<StoredUser, 'id' | 'is_admin' | 'special'> | null;
  /** The member's id in the address; undefined in the address without an id. */
  userId: string | undefined;
}

type Decision = { show: 'profile' | 'ward' | 'noProfile' } | { redirect: string };

/**
 * Decides what the profile page shows. Members may see their own profile and those of their family. Admins may see
 * every profile. An admin, and the account in the setting `special_account_email`, has no profile.
 */
export function decideProfileVisit({ isSignedIn, user, userId }: Visit): Decision {
  if (!isSignedIn || !user) return { redirect: paths.login.build() };
  const isOwn = userId === user.id;
  if (!userId) return { redirect: paths.profile.build(user.id) };
  if (user.special || (user.is_admin && isOwn)) return { show: 'noProfile' };
  if (!isOwn && !user.is_admin) return { show: 'ward' };
  return { show: 'profile' };
}
