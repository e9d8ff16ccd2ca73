import { type Benefit, club } from '../club/club.ts';
import type { LanguageCode } from '../text/languages.ts';
import { type PackType, packTypes } from './packages.ts';

/**
 * What members get, in the order of the price table. The benefit `clubCard` is the card that members can order, so it is
 * left out if the club has no card.
 */
export const benefits: readonly Benefit[] = club.benefits.filter(
  ({ id }) => id !== 'clubCard' || club.card !== null,
);

export const benefitName = (id: string, language: LanguageCode): string =>
  benefits.find((benefit) => benefit.id === id)?.name[language] || id;

/** The settings of the panel that say which packages bring a benefit: ids with spaces between them. */
export type Brings = Readonly<Record<`brings_${string}`, string>>;

/** Returns an object that has the result of `make` under each benefit's setting, such as `brings_tickets`. */
export const ofEachBenefit = <T>(make: (benefit: Benefit) => T): Record<`brings_${string}`, T> =>
  Object.fromEntries(benefits.map((benefit) => [`brings_${benefit.id}`, make(benefit)]));

/**
 * Returns the packages with these ids in the order of the packages. Ids of packages that the club no longer has are left
 * out.
 */
export const packsIn = (ids: string): PackType[] =>
  packTypes.filter((pack) => ids.split(' ').includes(pack));

export const idsOf = (packs: readonly PackType[]): string => packs.join(' ');

/** Returns the ids of the packages that bring a benefit unless the owners have chosen others. */
export const defaultBrings = ({ packages }: Benefit): string =>
  idsOf(packages === 'all' ? packTypes : packsIn(packages.join(' ')));

/** Returns true if the package brings the benefit. A benefit that no package brings is switched off. */
export const brings = (pack: PackType, id: string, settings: Brings): boolean =>
  packsIn(settings[`brings_${id}`] ?? '').includes(pack);

/** The benefits that distinguish packages: those that not every package brings by default. */
export const extraBenefits = benefits.filter(
  (benefit) => defaultBrings(benefit) !== idsOf(packTypes),
);

/** Returns the benefits that distinguish a package from others. */
export const extrasOf = (pack: PackType, settings: Brings): Benefit[] =>
  extraBenefits.filter(({ id }) => brings(pack, id, settings));
