/** Membership packages in the order in which they are offered. */
export const packTypes = ['international', 'base', 'under_14', 'under_5'] as const;
export type PackType = (typeof packTypes)[number];

export const defaultGiftPacks: readonly PackType[] = ['international', 'under_14'];

/** Packages for a child, each with the highest age that the child may reach in the current year. */
const oldestChild: ReadonlyMap<unknown, number> = new Map<PackType, number>([
  ['under_14', 14],
  ['under_5', 5],
]);
export const isForChild = (pack: unknown): boolean => oldestChild.has(pack);

/** Returns the highest age that a child may reach this year; undefined if the package is not for children. */
export const oldestFor = (pack: PackType): number | undefined => oldestChild.get(pack);

/**
 * Returns true if a person of this age is young enough for a package. Packages that are not for children fit every age.
 */
export const fitsChild = (pack: unknown, age: number): boolean =>
  age <= (oldestChild.get(pack) ?? Number.POSITIVE_INFINITY);

/** The package that pages highlight as the most popular one. */
export const featuredPack: PackType = 'international';
