import type { Island } from '#islands/island.tsx';

const modules = import.meta.glob<{ island: Island }>('/src/features/landing/**/*.island.tsx', {
  import: 'default',
  eager: true,
});

/** The islands of the landing page in one file, because a request for each would cost more than its bytes. */
export const landingIslands = new Map(
  Object.values(modules).map(({ island }) => [island.name, island]),
);
