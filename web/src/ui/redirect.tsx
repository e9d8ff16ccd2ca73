import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { isAppPath } from '#config/pages.ts';
import { paths } from '#config/paths.ts';
import { useAddress } from '#i18n/use-language.ts';
import { useSession } from '#session/use-session.ts';

/** Opens another page instead of this one: a page of the app, or a built page, which is a document of its own. */
export function Redirect({ to }: { to: string }) {
  return isAppPath(to) ? <Navigate to={to} replace /> : <LeaveFor to={to} />;
}

/**
 * The login says so if the session has expired. A logout opens the login itself, after it has deleted what this device
 * stores for the member.
 */
function LeaveFor({ to }: { to: string }) {
  const { hasExpired, isLoggingOut } = useSession();
  const url = new URL(useAddress()(to), location.origin);
  if (hasExpired && to.startsWith(paths.login.pattern)) url.searchParams.set('out', 'expired');
  const address = url.pathname + url.search;
  useEffect(() => {
    if (!isLoggingOut) location.replace(address);
  }, [address, isLoggingOut]);
  return null;
}
