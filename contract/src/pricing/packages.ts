/** Membership packages in the order in which they are offered. */
export const packTypes = ['international', 'base', 'under_14', 'under_5'] as const;
export type PackType = (typeof packTypes)[number];

/** The international package always brings its welcome gadget; staff decide whether another one brings a gift. */
export const choosableGifts = [
  'base',
  'under_14',
  'under_5',
] as const satisfies readonly PackType[];
export const defaultGiftPacks: readonly PackType[] = ['international', 'under_14'];

/** Packages for a child, with the highest age that the child may reach in the year of the registration. */
const oldestChild: ReadonlyMap<unknown, number> = new Map<PackType, number>([
  ['under_14', 14],
  ['under_5', 5],
]);
export const isForChild = (pack: unknown): boolean => oldestChild.has(pack);

/** Returns the highest age that a child may reach this year; undefined for a package that is not for children. */
export const oldestFor = (pack: PackType): number | undefined => oldestChild.get(pack);

/** Returns true if a child of this age (by calendar year) is young enough; other packages have no highest age. */
export const fitsChild = (pack: unknown, age: number): boolean =>
  age <= (oldestChild.get(pack) ?? Number.POSITIVE_INFINITY);

/** The package marked as the most chosen one. */
export const featuredPack: PackType = 'international';
