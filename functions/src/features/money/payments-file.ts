import { addedBy, isEarlier, isMoney } from '@fanclub/contract/money/payments';
import { type PaymentColumn, paymentColumns } from '@fanclub/contract/money/routes';
import { toEuro } from '@fanclub/contract/pricing/round';
import type { ListFile } from '#features/files/list-file';
import type { ServerContext } from '#platform/context';
import { receiptNumberOf, receiptsByToken } from '#repositories/club-receipts';
import { allOfLedger, type LedgerRow } from '#repositories/ledger';
import type { Member } from '#repositories/member';
import { findMembers } from '#repositories/members';
import { eachPage } from '#repositories/pages';
import { afterCursor, cursorOf, orderedByDay, type Period } from '#repositories/payment-order';
import { allPayments, type Payment } from '#repositories/payments';
import type { RowQuery } from '#repositories/rows';
import { kindOf, type LineDocument, linesAside, linesById } from '#repositories/statement-lines';

type Database = ServerContext['db'];
type Row = Partial<Record<PaymentColumn, unknown>>;

/** A part of the file: rows of one collection in the order of their days. */
interface Part {
  /** The name of the collection, which is in the path of each row and therefore in each cursor. */
  collection: string;
  pages: (
    from: string | null,
    rowsPerPage: number,
  ) => AsyncIterable<{ rows: Row[]; nextCursor: string | null }>;
}

type RowsOf<Stored> = Awaited<ReturnType<RowQuery<Stored>['get']>>['docs'];

/** Returns the collection in a cursor, which is the name of a part that begins, or a day and a row's path (`cursorOf`). */
const collectionIn = (cursor: string) => cursor.split(/[ /]/).at(cursor.includes('/') ? -2 : 0);

function partOf<Stored extends object>(
  db: Database,
  collection: string,
  ordered: RowQuery<Stored>,
  toRows: (page: RowsOf<Stored>) => Row[] | Promise<Row[]>,
): Part {
  return {
    collection,
    async *pages(from, rowsPerPage) {
      const rest = from === null ? ordered : afterCursor(db, ordered, from);
      for await (const page of eachPage(rest, rowsPerPage)) {
        const last = page.length === rowsPerPage ? page.at(-1) : undefined;
        yield { rows: await toRows(page), nextCursor: last ? cursorOf(last) : null };
      }
    },
  };
}

/**
 * Returns the accountant's file of a period: all payments in the order of their days, then the lines of bank statements
 * that are no payment of a member, also outgoing ones, then the ledger's rows of deleted members. Lines that wait for a
 * decision are left out, because their money may be that of a payment which was confirmed by a receipt, or of a recorded
 * refund. The rows with a `line_id` and the lines that wait add up to what the bank says. If a member is deleted while the
 * file is written, the member's payments can be in two parts.
 */
export function paymentsFile({ db }: Pick<ServerContext, 'db'>, period: Period = {}): ListFile {
  const parts: Part[] = [
    partOf(db, 'payments', orderedByDay(allPayments(db), period), async (page) => {
      // What was paid before this system is in the books of that time.
      const own = page.filter((row) => !isEarlier(row.data().kind));
      const paid = own.map((row) => ({
        memberId: row.ref.parent.parent?.id ?? '',
        payment: { id: row.id, ...row.data() },
      }));
      const lineIds = paid.flatMap(({ payment }) => payment.line_id ?? []);
      const [members, lines, receipts] = await Promise.all([
        findMembers(db, [...new Set(paid.map((one) => one.memberId))]),
        linesById(db, [...new Set(lineIds)]),
        receiptsByToken(
          db,
          paid.map(({ payment }) => payment.receipt),
        ),
      ]);
      return paid.map(({ payment, memberId }) => ({
        ...toRow(payment, members.get(memberId), lines.get(payment.line_id ?? '')),
        receipt: payment.reverses ? null : receiptNumberOf(receipts.get(payment.receipt ?? '')),
      }));
    }),
    partOf(db, 'statement_lines', orderedByDay(linesAside(db), period), (page) =>
      page.map((row) => toLineRow({ id: row.id, ...row.data() })),
    ),
    partOf(db, 'ledger', orderedByDay(allOfLedger(db), period), (page) =>
      page.map((row) => toLedgerRow({ id: row.id, ...row.data() })),
    ),
  ];
  return {
    list: 'payments',
    columns: paymentColumns,
    async *pages({ from, rowsPerPage }) {
      const begun = parts.findIndex((part) => from && part.collection === collectionIn(from));
      const rest = parts.slice(Math.max(begun, 0));
      for (const [i, part] of rest.entries()) {
        const isWithin = i === 0 && from !== part.collection;
        const following = rest[i + 1]?.collection ?? null;
        for await (const page of part.pages(isWithin ? from : null, rowsPerPage)) {
          yield { ...page, nextCursor: page.nextCursor ?? following };
        }
      }
    },
  };
}

/**
 * Returns the amount for a spreadsheet, in euro or rial. If money moved, it is in the column `amount`, negative if it
 * went out, so that the column adds up to the cash. Else it is in `without_money`, negative if it takes another back.
 */
function amountIn(row: Parameters<typeof addedBy>[0]): Row {
  const { amount, currency } = addedBy(row);
  const whole = currency === 'EUR' ? toEuro(amount) : amount;
  return isMoney(row.kind) ? { amount: whole } : { amount: 0, without_money: whole };
}

/** What the bank wrote about a payment. */
const saidBy = (line: LineDocument | undefined) => ({
  payer: line?.payer ?? null,
  bank_text: line?.text ?? null,
});

function toRow(payment: Payment, member: Member | undefined, line: LineDocument | undefined): Row {
  return {
    ...payment,
    ...saidBy(line),
    category: 'membership',
    ...amountIn(payment),
    name: member ? `${member.first_name} ${member.last_name}` : null,
    at: payment.at.toDate().toISOString(),
  };
}

/** Returns the row for the part of a line that belongs to no member, such as a gift, a fee or money taken back. */
function toLineRow({ id, ...line }: LineDocument & { id: string }): Row {
  const { day, direction: kind, left: amount, currency, way, note, bank_id } = line;
  const { decided_by, imported_at } = line;
  return {
    id: `line_${id}`,
    day,
    ...amountIn({ kind, amount, currency, reverses: null }),
    currency,
    kind,
    way,
    source: 'line',
    category: kindOf(line),
    ...saidBy(line),
    reference: bank_id,
    note,
    by: decided_by,
    at: imported_at.toDate().toISOString(),
    line_id: id,
  };
}

/** Returns the row of the file for a payment of the ledger, which has no name and no member. */
function toLedgerRow({ is_reversal, ...kept }: LedgerRow & { id: string }): Row {
  const reverses = is_reversal ? 'deleted' : null;
  return { ...kept, ...amountIn({ ...kept, reverses }), category: 'membership', reverses };
}
