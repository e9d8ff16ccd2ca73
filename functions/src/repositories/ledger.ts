import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type Timestamp, timestampOf } from '#platform/time';
import type { Payment, PaymentDocument } from './payments.ts';
import { rowsOf } from './rows.ts';

/** `ledger/{hash of member and payment}`: what the books need of a payment whose member is deleted. */
export interface LedgerRow
  extends Pick<
    PaymentDocument,
    'kind' | 'amount' | 'currency' | 'rate' | 'way' | 'day' | 'season'
  > {
  /** Keyed hash: tells what belongs together, and nobody's name. */
  member_hash: string;
  is_reversal: boolean;
  expires_at: Timestamp;
}

type Context = Pick<ServerContext, 'db' | 'keyedHash'>;

const ledger = ({ db }: Pick<Context, 'db'>) => rowsOf<LedgerRow>(db, 'ledger');

/** Of everybody who was deleted, in no order. */
export const allOfLedger = (db: Context['db']) => ledger({ db });

/** For how many years the books are kept, from the end of the year of the payment. */
export const keptYears = 10;

/** Keeps what a deleted member's payments say of money, and nothing else of them. */
export function keepInLedger(
  context: Context,
  transaction: Transaction,
  memberId: string,
  payments: readonly Payment[],
): void {
  for (const payment of payments) {
    const { kind, amount, currency, rate, way, day, season } = payment;
    const id = context.keyedHash('ledger', `${memberId} ${payment.id}`);
    transaction.set(ledger(context).doc(id), {
      ...{ kind, amount, currency, rate, way, day, season },
      member_hash: context.keyedHash('ledger-member', memberId),
      is_reversal: payment.reverses !== null,
      expires_at: timestampOf(Date.UTC(Number(day.slice(0, 4)) + keptYears + 1, 0, 1)),
    });
  }
}
