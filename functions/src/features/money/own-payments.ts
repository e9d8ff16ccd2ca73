import { pick } from '@fanclub/contract/members/by-name';
import { dueOf, openOf, owedBackOf } from '@fanclub/contract/money/due';
import type { OwnPayment, PaidApplication } from '@fanclub/contract/money/own-payments';
import { clubReceiptOf } from '#features/dues/payment-rows';
import type { ServerContext } from '#platform/context';
import { receiptsByToken } from '#repositories/club-receipts';
import type { Member } from '#repositories/member';
import { readEarlier } from '#repositories/members';
import { type Payment, readPaymentsOf } from '#repositories/payments';

/**
 * Lists the applications of a member that have payments, each with its payments: the newest application first. The
 * reader, who is the member or the guardian, is told the tokens of the receipts of which the reader is the payer.
 */
export async function listOwnPayments(
  { db }: ServerContext,
  member: Member,
  readerId: string,
): Promise<PaidApplication[]> {
  const [stored, earlier] = await Promise.all([
    readPaymentsOf(db, member.id),
    readEarlier(db, db, member),
  ]);
  const receipts = await receiptsByToken(
    db,
    stored.map(({ receipt }) => receipt),
  );
  const isPayer = ({ receipt }: Payment) => receipts.get(receipt ?? '')?.payer_id === readerId;
  const rows = stored.map((row) => (isPayer(row) ? row : { ...row, receipt: null }));
  return [member, ...earlier.reverse()]
    .map((application) => presentApplication(application, rows))
    .filter(({ payments }) => payments.length > 0);
}

function presentApplication(application: Member, rows: readonly Payment[]): PaidApplication {
  const own = rows.filter(({ request_number }) => request_number === application.request_number);
  return {
    ...pick(application, ['request_number', 'season']),
    due: dueOf(application),
    open: openOf(application),
    owed_back: owedBackOf(application),
    payments: presentPayments(own),
  };
}

/**
 * Returns the payments, newest first. A reversed payment is marked, and its reversal is not listed. If a line of a
 * bank statement replaced a confirmed payment, both are the same money, so only the payment of the line is listed.
 */
function presentPayments(rows: readonly Payment[]): OwnPayment[] {
  const reversals = new Map(rows.map((row) => [row.reverses, row]));
  return rows
    .filter(({ id, reverses }) => !reverses && reversals.get(id)?.reason !== 'on_statement')
    .sort((a, b) => b.day.localeCompare(a.day) || b.at.toMillis() - a.at.toMillis())
    .map((row) => ({
      ...pick(row, ['id', 'kind', 'amount', 'currency', 'way', 'day']),
      is_moved: row.source === 'moved',
      is_reversed: reversals.has(row.id),
      receipt: clubReceiptOf(row, reversals.has(row.id)),
    }));
}
