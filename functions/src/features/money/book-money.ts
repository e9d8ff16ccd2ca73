import type { Transaction } from 'firebase-admin/firestore';
import type { Charge } from '#features/dues/read-charge';
import { findUndelivered } from '#features/mail/find-undelivered';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember, updateMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { readLine, updateLine } from '#repositories/statement-lines';
import { askForSecond, isSame, refuseIfNew } from './asked-adjustments.ts';
import {
  type Booking,
  bookedRows,
  firstIdOf,
  isAboveLimit,
  movedOutOf,
  type WaiveLimits,
} from './booked-rows.ts';
import { buildPaymentMail, buildSettlementMail, paymentMailId } from './payment-mail.ts';
import { writePayments } from './write-payments.ts';

interface Booked {
  /** Null if a second person has to agree first. */
  payment: Payment | null;
  member: Member;
}

/**
 * Books money that a treasurer has seen or moves, or reverses a payment. The payments, the received sums, `is_paid`, the
 * audit rows and the mail are written in one transaction. A repeated call finds the first payment by its id and writes
 * nothing.
 *
 * A waiver or a reduction above the limit of the settings is only stored with the member (`asked_adjustment`), until
 * another admin sends the same. The limit of that moment counts. The same transaction books the payment and removes what
 * was asked, so that two who agree at once book it once. Throws `other_change_waits` if something else was asked for,
 * and `second_person_too_new` if the role of one of the two is new.
 */
export async function bookMoney(context: ServerContext, booking: Booking): Promise<Booked> {
  const isLowered = booking.what === 'waived' || booking.what === 'reduced';
  const limits = isLowered ? await readRegistrationSettings(context) : null;
  const ids = [booking.memberId, booking.what === 'move' ? booking.to : booking.memberId];
  const keys = [...new Set(ids)].map((id) => `member:${id}`);
  return context.mutex.run(keys, () =>
    inTransaction(context.db, (transaction) => bookIn(context, transaction, booking, limits)),
  );
}

async function bookIn(
  context: ServerContext,
  transaction: Transaction,
  booking: Booking,
  limits: WaiveLimits | null,
): Promise<Booked> {
  const { db } = context;
  const { memberId, adminEmail: by, what } = booking;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  const stored = await readPayments(transaction, db, memberId);
  const before = stored.find(({ id }) => id === firstIdOf(booking));
  if (before) return { payment: before, member };
  const rows = await bookedRows({ transaction, db, member, stored, by, now }, booking);
  const [[{ application }, payment], other] = rows;
  const asked = member.asked_adjustment;
  const isAsked = asked !== null && isSame(asked, payment);
  const isAbove = limits !== null && isAboveLimit(application, payment, limits);
  if (asked && !isAsked && (isAbove || asked.id === payment.id)) {
    throw new AppError('other_change_waits');
  }
  if (isAbove) {
    if (!asked) {
      return { payment: null, member: askForSecond(context, transaction, member, payment) };
    }
    if (asked.by === by) return { payment: null, member };
    await refuseIfNew(context, [asked.by, by]);
  }
  const line = payment.line_id ? await readLine(transaction, db, payment.line_id) : null;
  const id = paymentMailId(context, memberId, movedOutOf(payment.reverses ?? payment.id));
  const undelivered =
    what === 'reverse' ? await findUndelivered(context, transaction, { mail_id: id }) : null;
  const booked = rows.flatMap((row): [Charge, Payment[]][] => (row ? [[row[0], [row[1]]]] : []));
  const agreed = isAsked &&
    asked.by !== by && { action: 'agree_adjustment' as const, aboutAdmin: asked.by };
  const words = { by, action: actionOf[what], now, ...agreed };
  const written = writePayments(context, transaction, booked, words);
  if (isAsked) updateMember(transaction, db, member, { asked_adjustment: null });
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
  const after = written.get(memberId) ?? member;
  return { payment, member: isAsked ? { ...after, asked_adjustment: null } : after };
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
