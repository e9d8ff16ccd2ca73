import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followConsent } from '#features/consent/follow-consent.ts';
import { i18nReady } from '#i18n/i18n.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

const router = createBrowserRouter(routes);

await i18nReady;

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);

followConsent();
