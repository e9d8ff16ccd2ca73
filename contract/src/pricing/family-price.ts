import type { PriceList } from './cost.ts';
import { isForFamily, type PackType } from './packages.ts';
import { toCents, toEuro } from './round.ts';

/** A person of a family, with the present application and, where they are known, the memberships. */
export interface Relative {
  season: string;
  pack_type: PackType;
  request_status: string;
  memberships?: readonly { season: string; pack_type: PackType }[];
}

/**
 * Returns the family packages for which somebody of these people is charged in a season, so that whoever joins later
 * pays nothing for them.
 */
export const packsHad = (family: readonly Relative[], season: string): PackType[] =>
  family
    .flatMap(({ memberships = [], ...applied }) =>
      applied.request_status === 'rejected' ? memberships : [applied, ...memberships],
    )
    .filter((one) => one.season === season && isForFamily(one.pack_type))
    .map(({ pack_type }) => pack_type);

/** Returns the prices with another price of one package. */
export const withPrice = (prices: PriceList, pack: PackType, euro: number): PriceList => ({
  ...prices,
  packages: { ...prices.packages, [pack]: euro },
});

/**
 * Returns the prices for each person of a submission, by the packages that they chose. Those with the same family package
 * share its price to the cent, and the first of them pay the cents that are left over. `had` are the packages that
 * their family has already.
 */
export const pricesOfPeople = (
  packs: readonly (PackType | '')[],
  prices: PriceList,
  had: readonly PackType[] = [],
): PriceList[] =>
  packs.map((pack, place) => {
    if (!isForFamily(pack)) return prices;
    const cents = had.includes(pack) ? 0 : toCents(prices.packages[pack] ?? 0);
    const sharing = (some: typeof packs) => some.filter((other) => other === pack).length;
    const people = sharing(packs);
    const more = sharing(packs.slice(0, place)) < cents % people ? 1 : 0;
    return withPrice(prices, pack, toEuro(Math.floor(cents / people) + more));
  });
