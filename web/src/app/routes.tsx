import { brand } from '@fanclub/contract/brand/brand';
import { languageCodes } from '@fanclub/contract/text/languages';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ComponentType, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, type RouteObject } from 'react-router-dom';
import { type Page, pages } from '#config/pages.ts';
import { inLanguage, redirects } from '#config/paths.ts';
import { loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { Ltr } from '#ui/ltr.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { PageSkeleton } from '#ui/skeletons.tsx';
import type { Namespace } from './catalogue.ts';
import { AppShell } from './shell/app-shell.tsx';

const modules = import.meta.glob<ComponentType>(
  ['/src/features/*/*-page.tsx', '/src/app/not-found-page.tsx'],
  { import: 'default' },
);

/** A route whose code and texts load side by side when it is first opened. */
function lazyPage(page: Page): RouteObject {
  const load = modules[`/src/${page.module}`];
  if (!load) throw new Error(`No page in ${page.module}`);
  const namespaces: readonly Namespace[] = page.namespaces;
  return {
    handle: page,
    hydrateFallbackElement: createElement(PageSkeleton),
    lazy: async () => {
      const [Component] = await Promise.all([loadChunk(load), loadNamespaces(namespaces)]);
      return { Component };
    },
  };
}

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

/** In place of a page that failed to load or to render. */
function ErrorPage() {
  const { t } = useTranslation();
  return (
    <PageLayout title={t('state.pageErrorTitle')} lead={t('state.pageErrorText')} width="text">
      <Button variant="contained" onClick={() => location.reload()} sx={{ marginInlineEnd: 2 }}>
        {t('actions.reload')}
      </Button>
      <Link href={`mailto:${brand.contact.email}`}>
        <Ltr>{brand.contact.email}</Ltr>
      </Link>
    </PageLayout>
  );
}
