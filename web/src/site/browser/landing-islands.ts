import type { Island } from '#islands/island.tsx';

const modules = import.meta.glob<Record<string, { island: Island }>>(
  '/src/features/landing/**/*.islands.tsx',
  { eager: true },
);

/** The islands of the landing page in one file, because a request for each would cost more than its bytes. */
export const landingIslands = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map(({ island }) => [island.name, island]),
);
