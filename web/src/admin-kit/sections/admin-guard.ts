import { paths } from '#config/paths.ts';

interface Visit {
  isSignedIn: boolean;
  /** True if an admin's session on this device has expired. The admin then signs in with Google again. */
  hasExpired: boolean;
  isAdmin: boolean;
  isChecking: boolean;
  /** True if the check itself failed, so it is unknown if the visitor is an admin. */
  hasFailed: boolean;
}

type Decision = { show: 'panel' | 'gate' | 'failed' } | { redirect: string };

/**
 * Decides what the panel shows to a visitor. People who are not signed in are redirected to the login, and members to
 * their profile. The gate asks for a pass phrase already while the server checks who the person is.
 */
export function decideAdminVisit(visit: Visit): Decision {
  if (!visit.isSignedIn) {
    return { redirect: paths.login.build(visit.hasExpired ? { authuser: 'admin' } : {}) };
  }
  if (visit.isChecking) return { show: 'gate' };
  if (visit.hasFailed) return { show: 'failed' };
  return visit.isAdmin ? { show: 'panel' } : { redirect: paths.ownProfile.build() };
}
