import type { Transaction } from 'firebase-admin/firestore';
import type { Charge } from '#features/dues/read-charge';
import { findUndelivered } from '#features/mail/find-undelivered';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { readLine, updateLine } from '#repositories/statement-lines';
import { type Booking, bookedRows, firstIdOf, movedOutOf } from './booked-rows.ts';
import { buildPaymentMail, buildSettlementMail, paymentMailId } from './payment-mail.ts';
import { writePayments } from './write-payments.ts';

interface Booked {
  payment: Payment;
  member: Member;
}

/**
 * Books money that a treasurer has seen or moves, or reverses a payment. The payments, the received sums, `is_paid`, the
 * audit rows and the mail are written in one transaction. A repeated call finds the first payment by its id and writes
 * nothing.
 */
export function bookMoney(context: ServerContext, booking: Booking): Promise<Booked> {
  const ids = [booking.memberId, booking.what === 'move' ? booking.to : booking.memberId];
  const keys = [...new Set(ids)].map((id) => `member:${id}`);
  return context.mutex.run(keys, () =>
    inTransaction(context.db, (transaction) => bookIn(context, transaction, booking)),
  );
}

async function bookIn(
  context: ServerContext,
  transaction: Transaction,
  booking: Booking,
): Promise<Booked> {
  const { db } = context;
  const { memberId, adminEmail: by, what } = booking;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  const stored = await readPayments(transaction, db, memberId);
  const before = stored.find(({ id }) => id === firstIdOf(booking));
  if (before) return { payment: before, member };
  const rows = await bookedRows({ transaction, db, member, stored, by, now }, booking);
  const [[, payment], other] = rows;
  const line = payment.line_id ? await readLine(transaction, db, payment.line_id) : null;
  const id = paymentMailId(context, memberId, movedOutOf(payment.reverses ?? payment.id));
  const undelivered =
    what === 'reverse' ? await findUndelivered(context, transaction, { mail_id: id }) : null;
  const booked = rows.flatMap((row): [Charge, Payment[]][] => (row ? [[row[0], [row[1]]]] : []));
  const written = writePayments(context, transaction, booked, { by, action: actionOf[what], now });
  // A line that the bank took back waits for nobody, although it is no payment any longer.
  if (line?.pair) updateLine(transaction, db, line.id, { state: 'set_aside' });
  if (undelivered) transaction.delete(mailDoc(db, undelivered));
  if (what === 'in' || what === 'out') {
    transaction.create(mailDoc(db, id), buildPaymentMail(member, payment, { id, now }));
  }
  // No mail is sent about a move to another member, because treasurers have talked to both.
  if (what !== 'reverse' && other?.[0].present.id === memberId) {
    const seasons = { from: payment.season, to: other[1].season };
    transaction.create(mailDoc(db, id), buildSettlementMail(member, payment, seasons, { id, now }));
  }
  return { payment, member: written.get(memberId) ?? member };
}

const actionOf = {
  in: 'record_payment',
  out: 'record_payment',
  waived: 'adjust_due',
  reduced: 'adjust_due',
  kept: 'adjust_due',
  donation: 'adjust_due',
  move: 'move_payment',
  settle: 'move_payment',
  reverse: 'reverse_payment',
} as const;
