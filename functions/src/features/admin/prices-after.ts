import type { PriceList } from '@fanclub/contract/pricing/cost';
import { withPrice } from '@fanclub/contract/pricing/family-price';
import { isForFamily, type PackType } from '@fanclub/contract/pricing/packages';
import { toCents, toEuro } from '@fanclub/contract/pricing/round';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { readRelatives } from '#repositories/families';
import type { Member } from '#repositories/member';

type Charged = Pick<
  Member,
  'id' | 'guardian_id' | 'season' | 'pack_type' | 'base_amount' | 'price_list' | 'request_status'
>;

/**
 * Returns the prices by which a change of the package or card is charged: those of the day of the application. A package
 * that stays keeps what it costs this person. For a family package that is chosen now, the person is charged what nobody
 * else of the family is charged for it.
 */
export function pricesAfter(
  { season, pack_type, base_amount, price_list }: Charged,
  pack: PackType,
  relatives: readonly Charged[],
): PriceList {
  if (pack === pack_type) return withPrice(price_list, pack, base_amount);
  if (!isForFamily(pack)) return price_list;
  const rest = relatives
    .filter((one) => one.season === season && one.pack_type === pack)
    .filter((one) => one.request_status !== 'rejected')
    .reduce(
      (left, one) => left - toCents(one.base_amount),
      toCents(price_list.packages[pack] ?? 0),
    );
  return withPrice(price_list, pack, toEuro(Math.max(0, rest)));
}

/** Reads the people whose shares `pricesAfter` needs; nobody unless the person changes to a family package. */
export const readSharing = (
  { db }: ServerContext,
  transaction: Transaction,
  member: Member,
  pack: PackType | undefined,
): Promise<Member[]> | Member[] =>
  isForFamily(pack) && pack !== member.pack_type ? readRelatives(transaction, db, member) : [];
