import { type ComponentType, lazy } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';

/** Loaded, with its texts, for whoever registers others too, or renews for them. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [component] = await Promise.all([loadChunk(load), loadNamespaces(['family'])]);
    return { default: component };
  });
}

export const PeopleSection = later(
  async () => (await import('./people-section.tsx')).PeopleSection,
);
export const PeopleReview = later(async () => (await import('./people-review.tsx')).PeopleReview);
