import type { RouteBody } from '@fanclub/contract/http/route';
import type { updatePromoCode as updateRoute } from '@fanclub/contract/promo/admin-routes';
import { maxDiscountRate } from '@fanclub/contract/promo/promo-fields';
import { malformedPromoFields, withNumbers } from '@fanclub/contract/promo/promo-record';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { applicationsWithCode } from '#repositories/applications';
import { recordAudit } from '#repositories/audit';
import {
  isSameStored,
  promoCodeDoc,
  promoFieldsToStore,
  updatePromoCodeRow,
} from '#repositories/promo-codes';
import { openReservationsOf } from '#repositories/promo-reservations';
import { pendingUsesOf } from '#repositories/promo-uses';
import type { RowQuery } from '#repositories/rows';

export type PromoCodeChanges = RouteBody<typeof updateRoute>;

/**
 * Changes a code and writes its audit row in one transaction. Uses that `usedCount` does not contain yet also count
 * when `maxUses` is checked, so that `maxUses` cannot be set lower than the number of uses. A malformed `usedCount` is
 * counted again. Throws field errors if the record would still be malformed. A repeated call changes nothing.
 */
export async function updatePromoCode(
  context: ServerContext,
  adminEmail: string,
  { code, ...changes }: PromoCodeChanges,
): Promise<DocumentSnapshot> {
  await context.mutex.run([`promo:${code}`], () =>
    inTransaction(context.db, (transaction) =>
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
  const { db } = context;
  const found = (await transaction.get(promoCodeDoc(db, code))).data();
  if (!found) throw new AppError('promo_code_not_found');
  const stored = withNumbers(found);
  const given = promoFieldsToStore(changes);
  const pendingUses = await countRows(transaction, pendingUsesOf(db, code));
  if (malformedPromoFields(stored).includes('usedCount')) {
    const uses = await countUses(context, transaction, code);
    given.usedCount = Math.max(0, uses - pendingUses);
  }
  requireSound(given, { ...stored, ...given }, pendingUses);
  const fields = Object.keys(given).filter((field) => !isSameStored(stored[field], given[field]));
  if (fields.length === 0) return;
  const changed = Object.fromEntries(fields.map((field) => [field, given[field]]));
  updatePromoCodeRow(transaction, db, code, changed);
  recordAudit(
    context,
    transaction,
    { adminEmail, action: 'update_promo_code', promoCode: code, fields },
    context.now(),
  );
}

/**
 * Throws field errors if the change is not valid. `after` is the whole record with the `given` fields. The record has
 * to be well-formed, but the limits for the discount and for `maxUses` are checked only if the change sets these
 * fields.
 */
function requireSound(given: DocumentData, after: DocumentData, pendingUses: number): void {
  const errors: FieldErrors = Object.fromEntries(
    malformedPromoFields(after).map((field) => [field, 'invalid_value']),
  );
  const isDiscountGiven = 'discountRate' in given || 'discountType' in given;
  if (isDiscountGiven && after.discountRate > maxDiscountRate(after.discountType)) {
    errors.discountRate = 'number_out_of_range';
  }
  if (typeof given.maxUses === 'number' && given.maxUses < after.usedCount + pendingUses) {
    errors.maxUses ??= 'number_out_of_range';
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** Counts the members and the unused holds that have the code. Uses of deleted members are not included. */
async function countUses(
  { db }: ServerContext,
  transaction: Transaction,
  code: string,
): Promise<number> {
  const [used, held] = await Promise.all([
    countRows(transaction, applicationsWithCode(db, code)),
    countRows(transaction, openReservationsOf(db, code)),
  ]);
  return used + held;
}

async function countRows<Row>(transaction: Transaction, query: RowQuery<Row>): Promise<number> {
  return (await transaction.get(query.count())).data().count;
}
