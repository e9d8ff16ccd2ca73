import { type PackType, packsWithGift } from '@fanclub/contract/pricing/packages';

const everyPack = () => true;
const international = (pack: PackType) => pack === 'international';

/** What a package brings, a row each. */
export const benefits = [
  { id: 'membership', isIn: everyPack },
  { id: 'clubCard', isIn: everyPack },
  { id: 'gift', isIn: (pack: PackType) => packsWithGift.includes(pack) },
  { id: 'eCard', isIn: international },
  { id: 'discount', isIn: international },
  { id: 'events', isIn: international },
  { id: 'tickets', isIn: international },
] as const;

/** The gift of the international package has a name of its own. */
export function giftName(pack: PackType): 'gadget' | 'gift' {
  return international(pack) ? 'gadget' : 'gift';
}
