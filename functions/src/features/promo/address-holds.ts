import { emulatorLimitFactor } from '@fanclub/contract/http/limits';
import { promoHoldsPerAddress } from '@fanclub/contract/promo/code';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type PromoReservation, promoReservationDoc } from '#repositories/promo-reservation';

/** One of an address's holds, with its end in ms since the epoch. */
export interface Hold {
  id: string;
  expiresAtMs: number;
}

/**
 * `rate_limits/{hash}`: the holds of one address. All its calls write this one row, so that no two
 * instances can both take the last place; a query for its holds would not see the other's.
 */
interface AddressHolds {
  holds: { id: string; expires_at: Timestamp }[];
  expires_at: Timestamp;
}

function addressHoldsDoc(context: ServerContext, addressHash: string) {
  return context.db.doc(`rate_limits/${context.keyedHash('limit-promo-holds', addressHash)}`);
}

/** How many live holds an address may have; wider in the emulator, like every limit of addresses. */
export function holdLimit(context: ServerContext): number {
  return promoHoldsPerAddress * (context.environment.emulated ? emulatorLimitFactor : 1);
}

/** The holds of an address that are neither over nor used. */
export async function readLiveHolds(
  context: ServerContext,
  transaction: Transaction,
  addressHash: string,
): Promise<Hold[]> {
  const nowMs = context.now().getTime();
  const row = (await transaction.get(addressHoldsDoc(context, addressHash))).data() as
    | AddressHolds
    | undefined;
  const unexpired = (row?.holds ?? [])
    .map(({ id, expires_at }) => ({ id, expiresAtMs: expires_at.toMillis() }))
    .filter((hold) => hold.expiresAtMs > nowMs);
  // Which of them a registration has used meanwhile matters only to one that would be refused.
  if (unexpired.length < holdLimit(context)) return unexpired;
  return dropUsed(context.db, transaction, unexpired);
}

async function dropUsed(db: Firestore, transaction: Transaction, holds: Hold[]): Promise<Hold[]> {
  const rows = await transaction.getAll(...holds.map(({ id }) => promoReservationDoc(db, id)));
  return holds.filter((_, i) => {
    const reservation = rows[i]?.data() as PromoReservation | undefined;
    return reservation?.used_by === null;
  });
}

/** Writes the holds of an address; `holds` must not be empty. */
export function writeHolds(
  context: ServerContext,
  transaction: Transaction,
  addressHash: string,
  holds: Hold[],
): void {
  const row: AddressHolds = {
    holds: holds.map(({ id, expiresAtMs }) => ({
      id,
      expires_at: Timestamp.fromMillis(expiresAtMs),
    })),
    expires_at: Timestamp.fromMillis(Math.max(...holds.map((hold) => hold.expiresAtMs))),
  };
  transaction.set(addressHoldsDoc(context, addressHash), row);
}
