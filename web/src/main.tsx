import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followConsent } from '#features/consent/follow-consent.ts';
import { i18nReady } from '#i18n/i18n.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

const router = createBrowserRouter(routes);

// What was drawn at the build stays until there is something to take its place.
await Promise.all([i18nReady, opened(router)]);

// In a transition React draws in slices, between which the page answers to touch.
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

/** Resolves when the code and the texts of the page that is asked for are there, or can't be had. */
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
