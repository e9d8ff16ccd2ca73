import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { promoHoldMs } from '@fanclub/contract/promo/code';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { holdLimit, keepHolds, readLiveHolds } from './address-holds.ts';
import { isPromoCodeId, usablePromo } from './find-promo-code.ts';
import {
  type PromoAvailability,
  promoMutexKeys,
  readAvailability,
  readPromoRecord,
  takeUse,
} from './promo-availability.ts';

export interface ApplyRequest {
  /** The normalised code. */
  code: string;
  buyer: PromoBuyer;
  addressHash: string;
  /** The key of the call. A repeated call has the same key; without a key each call counts a use. */
  idempotencyKey: string | undefined;
}

export type Application =
  | { applied: true; reservationId: string; expiresAt: Date }
  | { applied: false; problem: FieldErrorKey };

/**
 * Counts one use of a code now and holds it for 24 hours. Throws `rate_limited` if the network address has too many
 * holds. One transaction writes the use, the hold and the list of holds of the network address, so a crash leaves
 * nothing half-done, and a limit that has to hold exactly (see `isCountedLater`) is never exceeded. If the response is
 * lost, a repeated call with the same Idempotency-Key returns the same hold; otherwise the use is given back when the
 * hold expires.
 */
export async function applyPromoCode(
  context: ServerContext,
  request: ApplyRequest,
): Promise<Application> {
  const { code, addressHash } = request;
  if (!isPromoCodeId(code)) return { applied: false, problem: 'invalid_promo_code' };
  const reservationId = reservationIdOf(context, request);
  const record = await readPromoRecord(context.db, code);
  return context.mutex.run([...promoMutexKeys(record), `promo-holds:${addressHash}`], () =>
    inTransaction(context.db, (transaction) =>
      hold(context, transaction, request, reservationId, record),
    ),
  );
}

function reservationIdOf(context: ServerContext, request: ApplyRequest): string {
  const { code, addressHash, idempotencyKey } = request;
  if (!idempotencyKey) return randomId();
  const call = JSON.stringify([code, addressHash, idempotencyKey]);
  return context.keyedHash('promo-hold', call);
}

async function hold(
  context: ServerContext,
  transaction: Transaction,
  { buyer, addressHash, idempotencyKey }: ApplyRequest,
  reservationId: string,
  record: PromoAvailability,
): Promise<Application> {
  const { db } = context;
  const nowMs = context.now().getTime();
  const reservationDoc = promoReservationDoc(db, reservationId);
  if (idempotencyKey) {
    const earlier = (await transaction.get(reservationDoc)).data();
    if (earlier) {
      const expiresAt = earlier.expires_at.toDate();
      // The hold has expired or a registration has used it, so a repeated call must not use it any more.
      const isOver = expiresAt.getTime() <= nowMs || earlier.used_by !== null;
      if (isOver) return { applied: false, problem: 'promo_code_expired' };
      return { applied: true, reservationId, expiresAt };
    }
  }
  const availability = await readAvailability(transaction, db, record);
  const { problem } = usablePromo(availability.row, nowMs, buyer, availability.pendingUses);
  if (problem) return { applied: false, problem };
  const liveHolds = await readLiveHolds(context, transaction, addressHash);
  if (liveHolds.length >= holdLimit(context)) {
    const firstEndMs = Math.min(...liveHolds.map(({ expiresAtMs }) => expiresAtMs));
    throw new AppError('rate_limited', { retryAfterS: (firstEndMs - nowMs) / 1000 });
  }
  const expiresAtMs = nowMs + promoHoldMs;
  takeUse(transaction, db, availability, reservationId);
  transaction.create(reservationDoc, {
    code: record.row.id,
    address_hash: addressHash,
    used_by: null,
    created_at: timestampOf(nowMs),
    expires_at: timestampOf(expiresAtMs),
  });
  const holds = [...liveHolds, { id: reservationId, expiresAtMs }];
  keepHolds(context, transaction, addressHash, holds);
  return { applied: true, reservationId, expiresAt: new Date(expiresAtMs) };
}
