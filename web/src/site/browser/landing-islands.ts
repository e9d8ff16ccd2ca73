import type { Island } from '#islands/island.tsx';

const modules = import.meta.glob<Record<string, { island: Island }>>(
  '/src/features/landing/**/*.islands.tsx',
  { eager: true },
);

/** The landing page's islands are in one file, because separate requests would cost more than the unused code. */
export const landingIslands = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map(({ island }) => [island.name, island]),
);
