import { useEffect, useSyncExternalStore } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { getSession, onSessionChange } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { createStore } from '#store/store.ts';

interface Check {
  email: string;
  isAdmin?: boolean;
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
      ({ is_admin: isAdmin }) => ({ email, isAdmin }),
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
    isChecking: email !== null && mine?.isAdmin === undefined && mine?.error === undefined,
    error: mine?.error ?? null,
    refetch: () => email && ask(email),
  };
}
