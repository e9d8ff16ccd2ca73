import { emulatorLimitFactor } from '@fanclub/contract/http/limits';
import { promoHoldsPerAddress } from '@fanclub/contract/promo/code';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { type Hold, readHolds, writeHolds } from '#repositories/rate-limits';

const hashOf = (context: ServerContext, addressHash: string) =>
  context.keyedHash('limit', `promo-holds ${addressHash}`);

/**
 * Returns how many unexpired, unused holds one network address may have. In the emulator the limit is wider, as all
 * limits per network address are.
 */
export function holdLimit(context: ServerContext): number {
  return promoHoldsPerAddress * (context.environment.emulated ? emulatorLimitFactor : 1);
}

/** Reads the unexpired holds of a network address. If they reach the limit, the used ones are left out. */
export async function readLiveHolds(
  context: ServerContext,
  transaction: Transaction,
  addressHash: string,
): Promise<Hold[]> {
  const nowMs = context.now().getTime();
  const holds = await readHolds(transaction, context.db, hashOf(context, addressHash));
  const unexpired = holds.filter((hold) => hold.expiresAtMs > nowMs);
  // Which holds are used is looked up only if the network address would otherwise be refused.
  if (unexpired.length < holdLimit(context)) return unexpired;
  return dropUsed(context.db, transaction, unexpired);
}

async function dropUsed(db: Firestore, transaction: Transaction, holds: Hold[]): Promise<Hold[]> {
  const rows = await transaction.getAll(...holds.map(({ id }) => promoReservationDoc(db, id)));
  return holds.filter((_, i) => rows[i]?.data()?.used_by === null);
}

/** Writes the list of holds of a network address; `holds` must not be empty. */
export function keepHolds(
  context: ServerContext,
  transaction: Transaction,
  addressHash: string,
  holds: Hold[],
): void {
  writeHolds(transaction, context.db, hashOf(context, addressHash), holds);
}
