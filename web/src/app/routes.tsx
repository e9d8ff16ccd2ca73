import { languageCodes } from '@fanclub/contract/text/languages';
import { Navigate, type RouteObject } from 'react-router-dom';
import { type Page, pages } from '#config/pages.ts';
import { inLanguage, redirects } from '#config/paths.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { ErrorPage } from './error-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { AppShell } from './shell/app-shell.tsx';

/** A page at its addresses, and in the language of an address that names one. */
function routesOf(page: Page): RouteObject[] {
  const shown = lazyPage(page);
  const prefixed = page.inEachLanguage ? languageCodes : [];
  return page.patterns.flatMap((path) => [
    { ...shown, path },
    ...prefixed.map((language) => ({
      ...shown,
      path: inLanguage(language, path),
      loader: async () => {
        await setLanguage(language);
        return null;
      },
    })),
  ]);
}

/** Every page in what stands around it; the browser's router and the tests' take these. */
export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...Object.values(pages).flatMap(routesOf),
          ...Object.entries(redirects).map(([path, to]) => ({
            path,
            element: <Navigate to={to} replace />,
          })),
        ],
      },
    ],
  },
];
