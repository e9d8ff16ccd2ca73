import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { PageSkeleton } from '#ui/skeletons.tsx';
import type { Namespace } from './catalogue.ts';

/** A route whose code and texts load side by side when it is first opened. */
export function lazyPage(
  load: () => Promise<ComponentType>,
  namespaces: Namespace[] = [],
): Pick<RouteObject, 'lazy' | 'hydrateFallbackElement'> {
  return {
    hydrateFallbackElement: createElement(PageSkeleton),
    lazy: async () => {
      const [Component] = await Promise.all([loadChunk(load), loadNamespaces(namespaces)]);
      return { Component };
    },
  };
}
