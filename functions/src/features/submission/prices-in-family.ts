import type { PriceList } from '@fanclub/contract/pricing/cost';
import { packsHad, pricesOfPeople } from '@fanclub/contract/pricing/family-price';
import { isForFamily, type PackType } from '@fanclub/contract/pricing/packages';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readRelatives } from '#repositories/families';
import type { Member } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';

/**
 * Returns the prices for a person whom staff enter, renew or import alone: a package that the family has already in the
 * season costs nothing. Only a family package costs reads.
 */
export async function pricesInFamily(
  transaction: Transaction,
  db: Firestore,
  person: Pick<Member, 'id' | 'guardian_id'>,
  chosen: { pack: PackType; season: string; settings: RegistrationSettings },
): Promise<PriceList> {
  const { pack, season, settings } = chosen;
  const prices = priceListOf(settings);
  if (!isForFamily(pack)) return prices;
  const family = await readRelatives(transaction, db, person);
  return pricesOfPeople([pack], prices, packsHad(family, season))[0] ?? prices;
}
