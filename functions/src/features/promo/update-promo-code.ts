import type { RouteBody } from '@fanclub/contract/http/route';
import type { updatePromoCode as updateRoute } from '@fanclub/contract/promo/admin-routes';
import { maxDiscountRate } from '@fanclub/contract/promo/promo-fields';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { withLocks } from '#platform/keyed-lock';
import { malformedPromoFields, promoCodeDoc } from '#repositories/promo-record';
import { recordAudit } from '#repositories/record-audit';

export type PromoCodeChanges = RouteBody<typeof updateRoute>;

/**
 * Changes a code in one transaction with its audit row, and with every use counted meanwhile: a
 * change can neither lose a use nor let `maxUses` fall below what is used. A malformed record has
 * to come out sound. Coming twice, the second finds nothing left to change.
 */
export async function updatePromoCode(
  context: ServerContext,
  adminEmail: string,
  { code, ...changes }: PromoCodeChanges,
): Promise<DocumentSnapshot> {
  await withLocks([`promo:${code}`], () =>
    context.db.runTransaction((transaction) =>
      updateIn(context, transaction, adminEmail, code, changes),
    ),
  );
  return promoCodeDoc(context.db, code).get();
}

async function updateIn(
  context: ServerContext,
  transaction: Transaction,
  adminEmail: string,
  code: string,
  changes: Omit<PromoCodeChanges, 'code'>,
): Promise<void> {
  const row = promoCodeDoc(context.db, code);
  const stored = (await transaction.get(row)).data();
  if (!stored) throw new AppError('promo_code_not_found');
  const given: DocumentData = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  if (typeof given.expiresAt === 'string') {
    given.expiresAt = Timestamp.fromMillis(Date.parse(given.expiresAt));
  }
  if (malformedPromoFields(stored).includes('usedCount')) {
    given.usedCount = await countUses(context, transaction, code);
  }
  requireSound(given, { ...stored, ...given });
  const fields = Object.keys(given).filter((field) => !isSame(stored[field], given[field]));
  if (fields.length === 0) return;
  const update = fields.map((field) => [field, given[field] ?? FieldValue.delete()]);
  transaction.update(row, Object.fromEntries(update));
  recordAudit(
    context,
    transaction,
    { adminEmail, action: 'update_promo_code', promoCode: code, fields },
    context.now(),
  );
}

/** `after` is the record with what is `given`, which alone is held to the rules of today. */
function requireSound(given: DocumentData, after: DocumentData): void {
  const errors: FieldErrors = Object.fromEntries(
    malformedPromoFields(after).map((field) => [field, 'invalid_value']),
  );
  const isDiscountGiven = 'discountRate' in given || 'discountType' in given;
  if (isDiscountGiven && after.discountRate > maxDiscountRate(after.discountType)) {
    errors.discountRate ??= 'number_out_of_range';
  }
  if (typeof given.maxUses === 'number' && given.maxUses < after.usedCount) {
    errors.maxUses ??= 'number_out_of_range';
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

function isSame(before: unknown, after: unknown): boolean {
  if (before instanceof Timestamp && after instanceof Timestamp) return before.isEqual(after);
  return (before ?? null) === after;
}

/** What is used or held, from those who have it; uses of members deleted since are not among them. */
async function countUses(
  { db }: ServerContext,
  transaction: Transaction,
  code: string,
): Promise<number> {
  const used = db.collection('members').where('promo_code', '==', code);
  const held = db
    .collection('promo_reservations')
    .where('code', '==', code)
    .where('used_by', '==', null);
  const counts = await Promise.all([used, held].map((query) => transaction.get(query.count())));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}
