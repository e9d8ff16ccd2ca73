import type { RouteBody } from '@fanclub/contract/http/route';
import type { createPromoCode as createRoute } from '@fanclub/contract/promo/admin-routes';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { withLocks } from '#platform/keyed-lock';
import { promoCodeDoc } from '#repositories/promo-record';
import { recordAudit } from '#repositories/record-audit';

export type NewPromoCode = RouteBody<typeof createRoute>;

/** Makes a code in one transaction with its audit row; of two calls at once one is told it exists. */
export async function createPromoCode(
  context: ServerContext,
  adminEmail: string,
  { code, ...given }: NewPromoCode,
): Promise<DocumentSnapshot> {
  const row = promoCodeDoc(context.db, code);
  const { expiresAt, maxUses, ...discount } = given;
  const record = {
    ...discount,
    usedCount: 0,
    ...(expiresAt != null && { expiresAt: Timestamp.fromMillis(Date.parse(expiresAt)) }),
    ...(maxUses != null && { maxUses }),
  };
  await withLocks([`promo:${code}`], () =>
    context.db.runTransaction(async (transaction) => {
      if ((await transaction.get(row)).exists) throw new AppError('promo_code_exists');
      transaction.create(row, record);
      recordAudit(
        context,
        transaction,
        {
          adminEmail,
          action: 'create_promo_code',
          promoCode: code,
          fields: Object.keys(record).filter((field) => field !== 'usedCount'),
        },
        context.now(),
      );
    }),
  );
  return row.get();
}
