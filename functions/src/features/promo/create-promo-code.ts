import type { RouteBody } from '@fanclub/contract/http/route';
import type { createPromoCode as createRoute } from '@fanclub/contract/promo/admin-routes';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { newPromoCodeRow, promoCodeDoc } from '#repositories/promo-codes';

export type NewPromoCode = RouteBody<typeof createRoute>;

/** One transaction creates a code and its audit row. Of two concurrent calls for the same code, one is refused. */
export async function createPromoCode(
  context: ServerContext,
  adminEmail: string,
  { code, ...given }: NewPromoCode,
): Promise<DocumentSnapshot> {
  const row = promoCodeDoc(context.db, code);
  await context.mutex.run([`promo:${code}`], () =>
    inTransaction(context.db, async (transaction) => {
      if ((await transaction.get(row)).exists) throw new AppError('promo_code_exists');
      writeNewCode(context, transaction, adminEmail, code, newPromoCodeRow(given));
    }),
  );
  return row.get();
}

/** Writes a code that does not exist yet, and the audit row, which names the admin who creates the code. */
export function writeNewCode(
  context: ServerContext,
  transaction: Transaction,
  adminEmail: string,
  code: string,
  record: DocumentData,
): void {
  transaction.create(promoCodeDoc(context.db, code), record);
  const fields = Object.keys(record).filter((field) => field !== 'usedCount');
  const entry = { adminEmail, action: 'create_promo_code', promoCode: code, fields } as const;
  recordAudit(context, transaction, entry, context.now());
}
