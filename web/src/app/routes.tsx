import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ComponentType, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteObject } from 'react-router-dom';
import { useContact } from '#api/club-texts.ts';
import { type Page, pages } from '#config/pages.ts';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { Ltr } from '#ui/ltr.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { PageSkeleton } from '#ui/skeletons.tsx';
import type { Namespace } from './catalogue.ts';
import { RouterLinks } from './router-links.tsx';
import { AppShell } from './shell/app-shell.tsx';

const modules = import.meta.glob<ComponentType<Pick<Page, 'section'>>>(
  [
    '/src/features/{*,admin/*}/*-page.tsx',
    '!/src/features/{landing,legal,auth,verification}/*',
    '/src/app/not-found-page.tsx',
  ],
  { import: 'default' },
);

/** Returns a route that loads its code and texts in parallel when it is first opened. */
function lazyPage(page: Page): RouteObject {
  const load = modules[`/src/${page.module}`];
  if (!load) throw new Error(`No page in ${page.module}`);
  const namespaces: readonly Namespace[] = page.namespaces;
  return {
    handle: page,
    hydrateFallbackElement: createElement(PageSkeleton),
    lazy: async () => {
      const [Content, Section, limiting] = await Promise.all([
        loadChunk(load),
        page.section && loadChunk(loadSection),
        page.asksBirthDate && loadChunk(() => import('#member/unless-limited.tsx')),
        loadNamespaces(namespaces),
      ]);
      if (limiting) {
        const { UnlessLimited } = limiting;
        return {
          element: (
            <UnlessLimited>
              <Content />
            </UnlessLimited>
          ),
        };
      }
      const { section, patterns } = page;
      if (!Section || !section) return { Component: Content };
      return {
        element: (
          // Without the key, React would keep the frame's state from one page to the next.
          <Section key={patterns[0]} section={section}>
            <Content section={section} />
          </Section>
        ),
      };
    },
  };
}

async function loadSection() {
  const { AdminSection, prepareGate } = await import('#admin-kit/sections/admin-section.tsx');
  await prepareGate();
  return AdminSection;
}

/** Returns the routes of a page, one for each of its addresses. */
function routesOf(page: Page): RouteObject[] {
  const shown = lazyPage(page);
  return page.patterns.map((path) => ({ ...shown, path }));
}

/** Every page of the app in its frame; used by the browser's router and by the tests' router. */
export const routes: RouteObject[] = [
  {
    element: (
      <RouterLinks>
        <AppShell />
      </RouterLinks>
    ),
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: Object.values(pages).flatMap(routesOf),
      },
    ],
  },
];

/** Shown instead of a page that failed to load or to render. */
function ErrorPage() {
  const { t } = useTranslation();
  const { email } = useContact();
  return (
    <PageLayout title={t('state.pageErrorTitle')} lead={t('state.pageErrorText')} width="text">
      <Button variant="contained" onClick={() => location.reload()} sx={{ marginInlineEnd: 2 }}>
        {t('actions.reload')}
      </Button>
      <Link href={`mailto:${email}`}>
        <Ltr>{email}</Ltr>
      </Link>
    </PageLayout>
  );
}
