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

// The result for one person is discarded when another person signs in.
onSessionChange(() => {
  if (check.get() && getSession().user?.email !== checkedEmail()) check.set(null);
});

/** Loaded lazily, because a page paints before the client and its schemas are available. */
async function ask(email: string): Promise<void> {
  check.set({ email });
  const answer = await loadChunk(() => import('./first-calls.ts'))
    .then(({ fetchAdminCheck }) => fetchAdminCheck(email))
    .then(
      // An older server that returns no role treats every admin as an owner.
      ({ is_admin: isAdmin, role = roleWithoutRecord }) => ({ email, isAdmin, role }),
      (error: unknown) => ({ email, error }),
    );
  if (checkedEmail() === email) check.set(answer);
}

/**
 * Asks the server whether the signed-in person is an admin. Members are never checked; the stored flag of an
 * admin is not enough to show the panel.
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
    /** Role of an admin whom the server has confirmed. */
    role: mine?.isAdmin ? (mine.role ?? null) : null,
    isChecking: email !== null && mine?.isAdmin === undefined && mine?.error === undefined,
    error: mine?.error ?? null,
    refetch: () => email && ask(email),
  };
}
