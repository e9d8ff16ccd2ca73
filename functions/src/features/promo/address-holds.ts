import { emulatorLimitFactor } from '@fanclub/contract/http/limits';
import { promoHoldsPerAddress } from '@fanclub/contract/promo/code';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { type Hold, readHolds, writeHolds } from '#repositories/rate-limits';

const hashOf = (context: ServerContext, addressHash: string) =>
  context.keyedHash('limit-promo-holds', addressHash);

/**
 * Returns how many live holds an address may have. The limit is wider in the emulator, like every limit per
 * address.
 */
export function holdLimit(context: ServerContext): number {
  return promoHoldsPerAddress * (context.environment.emulated ? emulatorLimitFactor : 1);
}

/** Reads the holds of an address that are neither expired nor used. */
export async function readLiveHolds(
  context: ServerContext,
  transaction: Transaction,
  addressHash: string,
): Promise<Hold[]> {
  const nowMs = context.now().getTime();
  const holds = await readHolds(transaction, context.db, hashOf(context, addressHash));
  const unexpired = holds.filter((hold) => hold.expiresAtMs > nowMs);
  // Used holds are looked up only if the address would be refused otherwise.
  if (unexpired.length < holdLimit(context)) return unexpired;
  return dropUsed(context.db, transaction, unexpired);
}

async function dropUsed(db: Firestore, transaction: Transaction, holds: Hold[]): Promise<Hold[]> {
  const rows = await transaction.getAll(...holds.map(({ id }) => promoReservationDoc(db, id)));
  return holds.filter((_, i) => rows[i]?.data()?.used_by === null);
}

/** Writes the holds of an address; `holds` must not be empty. */
export function keepHolds(
  context: ServerContext,
  transaction: Transaction,
  addressHash: string,
  holds: Hold[],
): void {
  writeHolds(transaction, context.db, hashOf(context, addressHash), holds);
}
