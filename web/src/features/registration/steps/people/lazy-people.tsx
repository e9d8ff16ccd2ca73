import type { ComponentType } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';

/** Returns a component that is loaded on demand, together with the texts about family members. */
export const lazyFamilyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(
    async () => (await Promise.all([load(), loadNamespaces(['family'])]))[0],
    <TextSkeleton lines={6} />,
  );

export const PeopleSection = lazyFamilyPart(
  async () => (await import('./people-section.tsx')).PeopleSection,
);
export const PeopleReview = lazyFamilyPart(
  async () => (await import('./people-review.tsx')).PeopleReview,
);
