import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useSession } from '#session/use-session.ts';

const fiveMinutesMs = 5 * 60_000;

function adminCheckQuery(email: string) {
  return queryOptions({
    queryKey: ['check-admin', email],
    queryFn: async ({ signal }) => {
      const { fetchAdminCheck } = await loadChunk(() => import('./first-calls.ts'));
      return fetchAdminCheck(email, signal);
    },
    staleTime: fiveMinutesMs,
  });
}

/**
 * Whether the server calls the signed-in person an admin. Members never ask; an admin's own
 * stored mark alone opens nothing.
 */
export function useAdminCheck() {
  const { user, isSignedIn } = useSession();
  const enabled = isSignedIn && Boolean(user?.is_admin);
  const { data, isPending, error, refetch } = useQuery({
    ...adminCheckQuery(user?.email ?? ''),
    enabled,
  });
  return {
    isAdmin: enabled && data?.is_admin === true,
    isChecking: enabled && isPending,
    error: enabled ? error : null,
    refetch,
  };
}
