import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findMember } from '#repositories/members';
import type { PageRequest } from '#repositories/pages';
import { paymentsPage, reversedAmong } from '#repositories/payments';
import { presentPayment } from './present-payment.ts';

/** Returns a page of the payments and refunds of a member. */
export async function listPayments({ db }: ServerContext, memberId: string, page: PageRequest) {
  if (!(await findMember(db, memberId))) throw new AppError('user_not_found');
  const { rows, nextCursor } = await paymentsPage(db, memberId, page);
  const payments = rows.map((row) => ({ id: row.id, ...row.data() }));
  const reversed = await reversedAmong(
    db,
    memberId,
    payments.map(({ id }) => id),
  );
  return {
    payments: payments.map((payment) => presentPayment(payment, reversed.has(payment.id))),
    next_cursor: nextCursor,
  };
}
