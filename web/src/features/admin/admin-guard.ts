import { paths } from '#config/paths.ts';

interface Visit {
  isSignedIn: boolean;
  /** An admin's session ran out here: the way back in is Google's. */
  hasExpired: boolean;
  isAdmin: boolean;
  isChecking: boolean;
  /** The check itself failed, which says nothing about the person. */
  hasFailed: boolean;
}

type Decision = { show: 'panel' | 'checking' | 'failed' } | { redirect: string };

/** Visitors log in, members go to their profile. */
export function decideAdminVisit(visit: Visit): Decision {
  if (!visit.isSignedIn) {
    return { redirect: paths.login.build(visit.hasExpired ? { authuser: 'admin' } : {}) };
  }
  if (visit.isChecking) return { show: 'checking' };
  if (visit.hasFailed) return { show: 'failed' };
  return visit.isAdmin ? { show: 'panel' } : { redirect: paths.ownProfile.build() };
}
