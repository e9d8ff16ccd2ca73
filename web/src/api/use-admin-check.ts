import type { AdminRole } from '@fanclub/contract/roles';
import { useEffect, useSyncExternalStore } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { getSession, onSessionChange } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { createStore } from '#store/store.ts';

interface Check {
  email: string;
  isAdmin?: boolean;
  role?: AdminRole | undefined;
  routes?: readonly string[] | undefined;
  error?: unknown;
}

const check = createStore<Check | null>(null);
const checkedEmail = () => check.get()?.email;

// The stored result is discarded when the person signs out or another person signs in.
onSessionChange(() => {
  if (check.get() && getSession().user?.email !== checkedEmail()) check.set(null);
});

/**
 * Asks the server whether this e-mail belongs to an admin, and stores the result in `check`. The client is imported
 * lazily, so that the page can paint before the client and its schemas are loaded.
 */
async function ask(email: string): Promise<void> {
  check.set({ email });
  const answer = await loadChunk(() => import('./first-calls.ts'))
    .then(({ fetchAdminCheck }) => fetchAdminCheck(email))
    .then(
      ({ is_admin: isAdmin, role, routes }) => ({ email, isAdmin, role, routes }),
      (error: unknown) => ({ email, error }),
    );
  if (checkedEmail() === email) check.set(answer);
}

/**
 * Asks the server whether the signed-in person is an admin. The stored flag `is_admin` only decides whether the server
 * is asked; the panel opens only for a person whom the server has confirmed. Members are never checked.
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
    /** The person's role; null unless the server has confirmed that the person is an admin. */
    role: mine?.isAdmin ? (mine.role ?? null) : null,
    /** Names of the panel's routes that the server lets the person call. */
    routes: mine?.routes ?? [],
    isChecking: email !== null && mine?.isAdmin === undefined && mine?.error === undefined,
    error: mine?.error ?? null,
    refetch: () => email && ask(email),
  };
}
