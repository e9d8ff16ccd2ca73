import type { Transaction } from 'firebase-admin/firestore';
import type { PromoDecision } from '#features/promo/decide-promo';
import { takeUse } from '#features/promo/promo-standing';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { RegistrationReads } from './read-registration.ts';

/** A use is counted here, or was counted by the hold that is used up here; never both. */
export function writePromoUse(
  { db }: ServerContext,
  transaction: Transaction,
  uid: string,
  { promo, hold }: Pick<RegistrationReads, 'promo' | 'hold'>,
  { use }: PromoDecision,
): void {
  if (use === 'count' && promo) takeUse(transaction, db, promo, randomId());
  if (use === 'held' && hold) transaction.update(hold.ref, { used_by: uid });
}
