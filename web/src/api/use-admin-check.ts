import { type AdminRole, roleWithoutRecord } from '@fanclub/contract/admin/roles';
import { useEffect, useSyncExternalStore } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { getSession, onSessionChange } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { createStore } from '#store/store.ts';

interface Check {
  email: string;
  isAdmin?: boolean;
  role?: AdminRole;
  error?: unknown;
}

const check = createStore<Check | null>(null);
const checkedEmail = () => check.get()?.email;

// What was asked for one person says nothing about the next.
onSessionChange(() => {
  if (check.get() && getSession().user?.email !== checkedEmail()) check.set(null);
});

/** Lazy, because a page paints before the client and its schemas are there. */
async function ask(email: string): Promise<void> {
  check.set({ email });
  const answer = await loadChunk(() => import('./first-calls.ts'))
    .then(({ fetchAdminCheck }) => fetchAdminCheck(email))
    .then(
      // A server that does not know roles yet lets every admin do everything.
      ({ is_admin: isAdmin, role = roleWithoutRecord }) => ({ email, isAdmin, role }),
      (error: unknown) => ({ email, error }),
    );
  if (checkedEmail() === email) check.set(answer);
}

/**
 * Whether the server calls the signed-in person an admin. Members never ask; an admin's own
 * stored mark alone opens nothing.
 */
export function useAdminCheck() {
  const { user, isSignedIn } = useSession();
  const email = isSignedIn && user?.is_admin ? user.email : null;
  const known = useSyncExternalStore(check.subscribe, check.get, () => null);
  useEffect(() => {
    if (email && checkedEmail() !== email) void ask(email);
  }, [email]);
  const mine = email !== null && known?.email === email ? known : null;
  return {
    isAdmin: mine?.isAdmin === true,
    /** Of an admin whom the server has confirmed. */
    role: mine?.isAdmin ? (mine.role ?? null) : null,
    isChecking: email !== null && mine?.isAdmin === undefined && mine?.error === undefined,
    error: mine?.error ?? null,
    refetch: () => email && ask(email),
  };
}
