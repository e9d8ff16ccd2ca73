import type { RouteBody } from '@fanclub/contract/http/route';
import type { createPromoCode as createRoute } from '@fanclub/contract/promo/admin-routes';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { promoCodeDoc, promoFieldsToStore } from '#repositories/promo-codes';

export type NewPromoCode = RouteBody<typeof createRoute>;

/** Makes a code in one transaction with its audit row; of two calls at once one is refused. */
export async function createPromoCode(
  context: ServerContext,
  adminEmail: string,
  { code, ...given }: NewPromoCode,
): Promise<DocumentSnapshot> {
  const row = promoCodeDoc(context.db, code);
  const { expiresAt, maxUses, ...discount } = given;
  const record = promoFieldsToStore({
    ...discount,
    usedCount: 0,
    expiresAt: expiresAt ?? undefined,
    maxUses: maxUses ?? undefined,
  });
  await context.locks.run([`promo:${code}`], () =>
    inTransaction(context.db, async (transaction) => {
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
