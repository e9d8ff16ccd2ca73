import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Page } from '#config/pages.ts';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { PageSkeleton } from '#ui/skeletons.tsx';
import type { Namespace } from './catalogue.ts';

const modules = import.meta.glob<ComponentType>(
  ['/src/features/*/*-page.tsx', '/src/app/not-found-page.tsx'],
  { import: 'default' },
);

/** A route whose code and texts load side by side when it is first opened. */
export function lazyPage(page: Page): RouteObject {
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
