import type { Island } from '#islands/island.tsx';

const modules = import.meta.glob<Record<string, { island: Island }>>(
  '/src/features/landing/**/*.islands.tsx',
  { eager: true },
);

/** The build puts the landing page's islands into one file. Separate requests would cost more than unused code. */
export const landingIslands = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map(({ island }) => [island.name, island]),
);
