import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followConsent } from '#features/consent/follow-consent.ts';
import { i18nReady } from '#i18n/i18n.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { consentReady } from './app/shell/consent-banner.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

const router = createBrowserRouter(routes);

// The built HTML stays visible until the app can replace it.
await Promise.all([i18nReady, opened(router), consentReady()]);

// A transition lets React render in parts, so that the page responds between them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);

followConsent();

/** Resolves when the code and texts of the requested page are loaded or have failed. */
function opened({ state, subscribe }: typeof router): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) return resolve();
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
