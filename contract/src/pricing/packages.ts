import { club, type Package } from '../club/club.ts';
import type { LanguageCode } from '../text/languages.ts';

/** Id of a package of the club, such as `international`. */
export type PackType = string;

const packageOf = (pack: unknown): Package | undefined =>
  club.packages.find(({ id }) => id === pack);

/** The packages that the club offers, in the order in which they are offered. Rows may name others, too. */
export const packTypes: readonly PackType[] = club.packages
  .filter(({ retired }) => !retired)
  .map(({ id }) => id);

/** True if somebody can choose the package now. A row of an earlier season may name one that is gone. */
export const isOffered = (pack: unknown): boolean =>
  club.packages.some(({ id, retired }) => id === pack && !retired);

/** Returns the packages that are offered, and the chosen one if it is gone, so that a form still shows it. */
export const packsWith = (chosen: PackType | undefined): readonly PackType[] =>
  chosen && !packTypes.includes(chosen) ? [...packTypes, chosen] : packTypes;

/**
 * Returns the name of a package. For a package that the club's folder no longer has, this is its id, so that earlier
 * applications stay readable.
 */
export const packName = (pack: PackType, language: LanguageCode): string =>
  packageOf(pack)?.name[language] || pack;

/** Returns the line about whom a package is for. */
export const packLine = (pack: PackType, language: LanguageCode): string =>
  packageOf(pack)?.line[language] ?? '';

/** Returns the price in euro that a package has unless the owners have set another one. */
export const defaultPrice = (pack: PackType): number => packageOf(pack)?.price ?? 0;

export const isForChild = (pack: unknown): boolean => oldestFor(pack) !== undefined;

/** Returns the highest age that a child may reach this year; undefined if the package is not for children. */
export const oldestFor = (pack: unknown): number | undefined => packageOf(pack)?.oldest;

/**
 * Returns true if a person of this age is young enough for a package. Packages that are not for children fit every age.
 */
export const fitsChild = (pack: unknown, age: number): boolean =>
  age <= (oldestFor(pack) ?? Number.POSITIVE_INFINITY);

/** Returns true if the people of a family share one price for the package. */
export const isForFamily = (pack: unknown): boolean => packageOf(pack)?.family ?? false;

/** The package that pages highlight as the most popular one, if there is one. */
export const featuredPack: PackType | undefined = club.packages.find(
  ({ featured }) => featured,
)?.id;

/** The package of somebody of whom nobody says which it is: the cheapest for grown-up people. */
export const usualPack: PackType =
  packTypes
    .filter((pack) => !isForChild(pack))
    .toSorted((one, other) => defaultPrice(one) - defaultPrice(other))[0] ?? '';
