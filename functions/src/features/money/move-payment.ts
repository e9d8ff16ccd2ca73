import type { Money } from '@fanclub/contract/money/amounts';
import { openOf, owedBackOf, receivedOf } from '@fanclub/contract/money/due';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { requestNumberDoc } from '#repositories/request-numbers';
import { reversalOf, unreversed } from './payment-rows.ts';
import type { Moved, Reversal } from './record-payment.ts';
import { writePayments } from './write-payments.ts';

interface Move extends Money {
  adminEmail: string;
  /** The id that the browser chose. The ids of both payments are derived from it. */
  moveId: string;
  from: string;
  to: string;
}

/**
 * Moves an overpayment to another application: an outgoing payment of one member and an incoming payment of the other,
 * with the changes of both members' rows and an audit row for each, in one transaction. A repeated call finds the
 * payment by its id and writes nothing. No mail is sent, because treasurers have talked to both members. Throws
 * `validation_error` if the amount is more than what the club owes the giver or what the taker has not paid, and
 * `invalid_transition` if giver and taker are the same member or the taker is rejected.
 */
export function movePayment(context: ServerContext, wanted: Move): Promise<Moved> {
  const keys = [`member:${wanted.from}`, `member:${wanted.to}`];
  return context.mutex.run([...new Set(keys)], () =>
    inTransaction(context.db, (transaction) => moveIn(context, transaction, wanted)),
  );
}

async function moveIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail: by, moveId, from, to, ...money }: Move,
): Promise<Moved> {
  const { db } = context;
  const now = context.now();
  const giver = await requireMember(transaction, db, from);
  const stored = await readPayments(transaction, db, from);
  const before = stored.find(({ id }) => id === movedIds(moveId).out);
  if (before) return { payment: before, member: giver };
  const taker = await requireMember(transaction, db, to);
  if (giver.id === taker.id || taker.request_status === 'rejected') {
    throw new AppError('invalid_transition');
  }
  refuseTooMuch(giver, taker, money);
  const rows = rowsOf(giver, taker, { ...money, moveId, by, now });
  const words = { by, action: 'move_payment', now } as const;
  const member = writePayments(context, transaction, giver, [rows.out], words);
  writePayments(context, transaction, taker, [rows.in], words);
  return { payment: rows.out, member };
}

const movedIds = (moveId: string) => ({ out: `moved_out_${moveId}`, in: `moved_in_${moveId}` });

function refuseTooMuch(giver: Member, taker: Member, { amount, currency }: Money): void {
  const owed = owedBackOf(giver).find((each) => each.currency === currency)?.amount ?? 0;
  const open = openOf(taker);
  const isTooMuch = amount > owed || open?.currency !== currency || amount > open.amount;
  if (isTooMuch) throw invalidFields({ amount: 'number_out_of_range' });
}

/** Returns both payments of a move. Each has the request number of the other application as its reference. */
function rowsOf(
  giver: Member,
  taker: Member,
  { moveId, by, now, ...money }: Money & { moveId: string; by: string; now: Date },
): { out: Payment; in: Payment } {
  const both = {
    ...money,
    source: 'moved',
    way: 'other',
    rate: null,
    evidence: null,
    note: null,
    line_id: null,
    reverses: null,
    reason: null,
    day: now.toISOString().slice(0, 10),
    at: timestampOf(now),
    by,
  } satisfies Partial<Payment>;
  const of = ({ request_number, season }: Member) => ({ request_number, season });
  const ids = movedIds(moveId);
  return {
    out: { ...both, id: ids.out, kind: 'out', ...of(giver), reference: taker.request_number },
    in: { ...both, id: ids.in, kind: 'in', ...of(taker), reference: giver.request_number },
  };
}

/**
 * Reverses a move: both payments or none. A repeated call finds the reversal. Throws `payment_not_found`, and
 * `invalid_transition` if one of the two members was deleted, has applied again, or if the moved money was paid back
 * since.
 */
export function takeBackMove(context: ServerContext, wanted: Reversal): Promise<Moved> {
  return context.mutex.run([`member:${wanted.memberId}`], () =>
    inTransaction(context.db, (transaction) => takeBackIn(context, transaction, wanted)),
  );
}

async function takeBackIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail: by, memberId, paymentId, reason: note }: Reversal,
): Promise<Moved> {
  const { db } = context;
  const now = context.now();
  const own = await readPayer(transaction, db, memberId);
  const payment = own.stored.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError('payment_not_found');
  const before = own.stored.find(({ reverses }) => reverses === paymentId);
  if (before) return { payment: before, member: own.member };
  const lock = await transaction.get(requestNumberDoc(db, payment.reference ?? ''));
  const uid = lock.data()?.uid;
  const other = uid ? await readPayer(transaction, db, uid) : null;
  const opposite = other?.stored.find(({ id }) => id === oppositeOf(payment));
  if (!other || !opposite || !mayGoBack(own, payment) || !mayGoBack(other, opposite)) {
    throw new AppError('invalid_transition');
  }
  const why = { by, now, reason: 'other', note } as const;
  const words = { by, action: 'reverse_payment', now } as const;
  const reversal = reversalOf(payment, why);
  const member = writePayments(context, transaction, own.member, [reversal], words);
  writePayments(context, transaction, other.member, [reversalOf(opposite, why)], words);
  return { payment: reversal, member };
}

async function readPayer(transaction: Transaction, db: Firestore, id: string) {
  const member = await requireMember(transaction, db, id);
  return { member, stored: await readPayments(transaction, db, id) };
}

function mayGoBack(
  { member, stored }: { member: Member; stored: Payment[] },
  payment: Payment,
): boolean {
  const isThere = payment.kind === 'out' || receivedOf(member)[payment.currency] >= payment.amount;
  return isThere && unreversed(stored, member).includes(payment);
}

/** True for the id of a payment that a move wrote. A payment that a treasurer recorded never has such an id. */
export const isMove = (paymentId: string) => /^moved_(in|out)_/.test(paymentId);

/** Returns the id of the other payment of a move. */
function oppositeOf({ id, kind }: Pick<Payment, 'id' | 'kind'>): string {
  return kind === 'out'
    ? id.replace(/^moved_out_/, 'moved_in_')
    : id.replace(/^moved_in_/, 'moved_out_');
}
