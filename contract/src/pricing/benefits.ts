import type { PackType } from './packages.ts';

export const defaultGiftPacks: readonly PackType[] = ['international', 'under_14'];

const everyPack = () => true;
const international = (pack: PackType) => pack === 'international';

/**
 * The benefits of the packages, in the order of the price table. The club's settings `gift_<package>` say which
 * packages bring a gift (`gifts`).
 */
export const benefits = [
  { id: 'membership', isIn: everyPack },
  { id: 'clubCard', isIn: everyPack },
  {
    id: 'gift',
    isIn: (pack: PackType, gifts: readonly PackType[] = defaultGiftPacks) => gifts.includes(pack),
  },
  { id: 'eCard', isIn: international },
  { id: 'discount', isIn: international },
  { id: 'events', isIn: international },
  { id: 'tickets', isIn: international },
] as const;

/**
 * Returns the name of the text for a package's gift. The gift of the international package differs from that of all
 * others.
 */
export function giftName(pack: PackType): 'gadget' | 'gift' {
  return international(pack) ? 'gadget' : 'gift';
}

/** Returns the names of what a package brings beyond the membership and the club card, which every package can have. */
export function extrasOf(pack: PackType, gifts?: readonly PackType[]) {
  return benefits
    .filter(({ id, isIn }) => id !== 'membership' && id !== 'clubCard' && isIn(pack, gifts))
    .map(({ id }) => (id === 'gift' ? giftName(pack) : id));
}
