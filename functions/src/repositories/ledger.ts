import { pick } from '@fanclub/contract/members/by-name';
import { isEarlier } from '@fanclub/contract/money/payments';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type Timestamp, timestampOf } from '#platform/time';
import type { Payment, PaymentDocument } from './payments.ts';
import { rowsOf } from './rows.ts';

const keptNames = [
  'kind',
  'amount',
  'currency',
  'rate',
  'way',
  'source',
  'day',
  'season',
  'line_id',
] as const satisfies readonly (keyof PaymentDocument)[];

/** `ledger/{hash of member and payment}`: the bookkeeping data of a payment whose member was deleted. */
export interface LedgerRow extends Pick<PaymentDocument, (typeof keptNames)[number]> {
  /** Keyed hash of the member's id: it groups the payments of one person without revealing the person. */
  member_hash: string;
  is_reversal: boolean;
  /** The number of the club's receipt for the payment, such as `2026/17`; null if none was issued. */
  receipt: string | null;
  expires_at: Timestamp;
}

type Context = Pick<ServerContext, 'db' | 'keyedHash'>;

const ledger = ({ db }: Pick<Context, 'db'>) => rowsOf<LedgerRow>(db, 'ledger');

/** The ledger rows of all deleted members, unordered. */
export const allOfLedger = (db: Context['db']) => ledger({ db });

/** Number of years for which bookkeeping data is kept, counted from the end of the year of the payment. */
export const keptYears = 10;

/**
 * Copies a member's payments to the ledger before the member is deleted, without notes, references and names. What was
 * paid before this system is not in its books.
 * `receipts` has the numbers of the receipts by their tokens.
 */
export function keepInLedger(
  context: Context,
  transaction: Transaction,
  memberId: string,
  payments: readonly Payment[],
  receipts: ReadonlyMap<string, string | null>,
): void {
  for (const payment of payments.filter(({ kind }) => !isEarlier(kind))) {
    const id = context.keyedHash('ledger', `${memberId} ${payment.id}`);
    transaction.set(ledger(context).doc(id), {
      ...pick(payment, keptNames),
      member_hash: context.keyedHash('ledger-member', memberId),
      is_reversal: payment.reverses !== null,
      receipt: payment.reverses === null ? (receipts.get(payment.receipt ?? '') ?? null) : null,
      expires_at: timestampOf(Date.UTC(Number(payment.day.slice(0, 4)) + keptYears + 1, 0, 1)),
    });
  }
}
