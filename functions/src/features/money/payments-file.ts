import { type PaymentColumn, paymentColumns } from '@fanclub/contract/money/routes';
import { toEuro } from '@fanclub/contract/pricing/round';
import type { ListFile } from '#features/files/list-file';
import type { ServerContext } from '#platform/context';
import { allOfLedger, type LedgerRow } from '#repositories/ledger';
import type { Member } from '#repositories/member';
import { findMembers } from '#repositories/members';
import { eachPage } from '#repositories/pages';
import { afterCursor, cursorOf, orderedByDay } from '#repositories/payment-order';
import { allPayments, type Payment } from '#repositories/payments';
import { countOf } from '#repositories/rows';

/** The cursor at the end of the payments and before the ledger. Cursors within either of them have a day and a path. */
const ledgerBegins = 'ledger';

/**
 * Returns the accountant's file: all payments in the order of their days, then the ledger's rows of deleted members.
 * If a member is deleted while the file is written, the member's payments can be in both parts.
 */
export function paymentsFile({ db }: Pick<ServerContext, 'db'>): ListFile {
  const payments = orderedByDay(allPayments(db));
  const ledger = orderedByDay(allOfLedger(db));
  return {
    list: 'payments',
    columns: paymentColumns,
    rowsPerMember: 1,
    count: async () => (await countOf(payments)) + (await countOf(ledger)),
    async *pages({ from, rowsPerPage }) {
      const isInLedger = from !== null && / ledger\//.test(from);
      if (!isInLedger && from !== ledgerBegins) {
        const rest = from === null ? payments : afterCursor(db, payments, from);
        for await (const page of eachPage(rest, rowsPerPage)) {
          const paid = page.map((row) => ({
            memberId: row.ref.parent.parent?.id ?? '',
            payment: { id: row.id, ...row.data() },
          }));
          const members = await findMembers(db, [...new Set(paid.map((one) => one.memberId))]);
          const last = page.length === rowsPerPage ? page.at(-1) : undefined;
          yield {
            rows: paid.map((one) => toRow(one.payment, members.get(one.memberId))),
            nextCursor: last ? cursorOf(last) : ledgerBegins,
          };
        }
      }
      for await (const page of eachPage(
        isInLedger ? afterCursor(db, ledger, from) : ledger,
        rowsPerPage,
      )) {
        const last = page.length === rowsPerPage ? page.at(-1) : undefined;
        yield {
          rows: page.map((row) => toKeptRow({ id: row.id, ...row.data() })),
          nextCursor: last ? cursorOf(last) : null,
        };
      }
    },
  };
}

/** Returns the amount for a spreadsheet: in euro or rial, negative if the payment is outgoing. */
function signed({ kind, amount, currency }: Pick<Payment, 'kind' | 'amount' | 'currency'>): number {
  const whole = currency === 'EUR' ? toEuro(amount) : amount;
  return kind === 'in' ? whole : -whole;
}

type Row = Partial<Record<PaymentColumn, unknown>>;

function toRow(payment: Payment, member: Member | undefined): Row {
  return {
    ...payment,
    amount: signed(payment),
    name: member ? `${member.first_name} ${member.last_name}` : null,
    at: payment.at.toDate().toISOString(),
  };
}

/** Returns the row of the file for a payment of the ledger, which has no name and no member. */
function toKeptRow({ is_reversal, ...kept }: LedgerRow & { id: string }): Row {
  return { ...kept, amount: signed(kept), reverses: is_reversal ? 'deleted' : null };
}
