/** Membership packages in the order they are offered. */
export const packTypes = ['international', 'base', 'under_14', 'under_5'] as const;
export type PackType = (typeof packTypes)[number];

/** The international package is sold with its welcome gadget; whether another brings a gift, staff decide. */
export const choosableGifts = [
  'base',
  'under_14',
  'under_5',
] as const satisfies readonly PackType[];
export const defaultGiftPacks: readonly PackType[] = ['international', 'under_14'];

/** Packages for a child: how old the child may become in the year of the registration. */
const oldestChild: ReadonlyMap<unknown, number> = new Map<PackType, number>([
  ['under_14', 14],
  ['under_5', 5],
]);
export const isForChild = (pack: unknown): boolean => oldestChild.has(pack);

/** How old a child may become in this year; undefined of a package for anybody. */
export const oldestFor = (pack: PackType): number | undefined => oldestChild.get(pack);

/** Whether a child who becomes this old this year is young enough; nobody is too old for another package. */
export const fitsChild = (pack: unknown, age: number): boolean =>
  age <= (oldestChild.get(pack) ?? Number.POSITIVE_INFINITY);

/** The package marked as the most chosen one. */
export const featuredPack: PackType = 'international';
