import type { Island } from '#islands/island.tsx';

const modules = import.meta.glob<Record<string, { island: Island }>>(
  '/src/features/landing/**/*.islands.tsx',
  { eager: true },
);

/**
 * The islands of the landing page. The build puts them into one file, because separate requests would cost more than
 * the code that is loaded but not used.
 */
export const landingIslands = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map(({ island }) => [island.name, island]),
);
