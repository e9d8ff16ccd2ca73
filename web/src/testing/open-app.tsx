import { api } from '@fanclub/contract/api';
import type { AdminRole } from '@fanclub/contract/roles';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { Providers } from '#app/providers.tsx';
import { routes } from '#app/routes.tsx';
import { onlyNecessary, saveConsent } from '#features/consent/consent-store.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { signIn } from '#session/session-store.ts';
import { buildAuthAnswer, buildProfile } from './build-member.ts';
import { adminCheck, fakeServer } from './fake-server.ts';

interface OpenOptions {
  language?: LanguageCode;
  /** Who is signed in; nobody by default. */
  as?: 'member' | 'admin';
  /** Role of the admin, if an admin is signed in. */
  role?: AdminRole;
}

/** Opens the whole app at an address. The cookie question is already answered. */
export async function openApp(path: string, options: OpenOptions = {}) {
  const { language = defaultLanguage, as, role = 'owner' } = options;
  const isAdmin = as === 'admin';
  fakeServer.answerByDefault(api.settings, defaultPublicSettings);
  fakeServer.answerByDefault(api.getFile, new Blob(['image'], { type: 'image/png' }));
  fakeServer.answerByDefault(api.checkAdmin, isAdmin ? adminCheck(role) : { is_admin: false });
  if (as === 'member') fakeServer.answerByDefault(api.me, buildProfile());
  if (as)
    signIn(
      buildAuthAnswer(isAdmin ? { id: 'admin-1', email: 'admin@example.com', is_admin: true } : {}),
    );
  saveConsent(onlyNecessary);
  await setLanguage(language);
  // The code of a case is loaded when a case is opened, which must not delay what tests look at.
  if (isAdmin) await import('#features/admin/members/detail/detail-body.tsx');
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  // Copies the router's address to `location`, for code that reads it there.
  const show = () => window.history.replaceState(null, '', createPath(router.state.location));
  show();
  router.subscribe(show);
  await act(async () =>
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  await waitFor(() => {
    expect(leftFor()[0] ?? document.querySelector('h1, [role="dialog"]')).toBeTruthy();
  });
  return {
    router,
    /** Waits until the page at this path is open, or until the app is left for this built page. */
    arriveAt: (pathname: string) =>
      waitFor(() => expect([router.state.location.pathname, ...leftFor()]).toContain(pathname)),
  };
}

/** Returns the paths, without their language, of the built pages for which the app was left. */
function leftFor() {
  const { replace, assign } = vi.mocked(window.location);
  return [...replace.mock.calls, ...assign.mock.calls].map(([to]) =>
    new URL(to, location.origin).pathname.replace(/^\/(en|it)(?=\/)/, ''),
  );
}
