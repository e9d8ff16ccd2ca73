import { type ComponentType, lazy } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';

/** Returns a component that is loaded on demand, together with the texts about family members. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [component] = await Promise.all([loadChunk(load), loadNamespaces(['family'])]);
    return { default: component };
  });
}

export const PeopleSection = lazyPart(
  async () => (await import('./people-section.tsx')).PeopleSection,
);
export const PeopleReview = lazyPart(
  async () => (await import('./people-review.tsx')).PeopleReview,
);
