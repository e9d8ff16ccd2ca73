import type { Money } from '@fanclub/contract/money/amounts';
import { receivedOf } from '@fanclub/contract/money/due';
import type { PaymentKind, PaymentWay } from '@fanclub/contract/money/payments';
import type { Transaction } from 'firebase-admin/firestore';
import { type Charge, readCharge, type Wanted } from '#features/dues/application-of';
import { reversalOf, unreversed } from '#features/dues/payment-rows';
import { findUndelivered } from '#features/mail/find-undelivered';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { buildPaymentMail, paymentMailId } from './payment-mail.ts';
import { writePayments } from './write-payments.ts';

export interface NewPayment extends Money {
  adminEmail: string;
  memberId: string;
  /** The id that the browser chose. A repeated call has the same id. */
  paymentId: string;
  kind: PaymentKind;
  way: PaymentWay;
  day: string;
  reference: string | null;
  note: string | null;
  /** Request number of the application that the money is for; if absent, `proposedDue` chooses the application. */
  requestNumber?: string | undefined;
}

export interface Moved {
  payment: Payment;
  member: Member;
}

/**
 * Records a payment that a treasurer has seen. The payment, the received sum, `is_paid` and the audit row are written
 * in one transaction. A repeated call finds the payment by its id and writes nothing. Throws `validation_error` if
 * the member has no application with the number, or if more would be paid back than was received for it in that
 * currency.
 */
export function recordPayment(context: ServerContext, wanted: NewPayment): Promise<Moved> {
  const { adminEmail, memberId, paymentId, requestNumber, ...said } = wanted;
  return inPayments(context, memberId, async (read, stored, now) => {
    const before = stored.find(({ id }) => id === paymentId);
    if (before) return { payment: before };
    const charge = await read(requestNumber ?? said);
    if (!charge) throw invalidFields({ request_number: 'invalid_value' });
    const { application } = charge;
    if (said.kind === 'out' && said.amount > receivedOf(application)[said.currency]) {
      throw invalidFields({ amount: 'number_out_of_range' });
    }
    const payment: Payment = {
      id: paymentId,
      ...said,
      source: 'recorded',
      evidence: null,
      rate: null,
      line_id: null,
      reverses: null,
      reason: null,
      request_number: application.request_number,
      season: application.season,
      at: timestampOf(now),
      by: adminEmail,
    };
    return { payment, written: { charge, by: adminEmail, action: 'record_payment' } };
  });
}

/** A payment to be reversed, and the reason. */
export interface Reversal {
  adminEmail: string;
  memberId: string;
  paymentId: string;
  reason: string;
}

/**
 * Reverses a payment, in one transaction like `recordPayment`. A repeated call finds the reversal. Throws
 * `payment_not_found`, and `invalid_transition` if the payment is a reversal, or if its money has been paid back since.
 */
export function reversePayment(context: ServerContext, wanted: Reversal): Promise<Moved> {
  const { adminEmail: by, memberId, paymentId, reason: note } = wanted;
  return inPayments(context, memberId, async (read, stored, now) => {
    const payment = stored.find(({ id }) => id === paymentId);
    if (!payment) throw new AppError('payment_not_found');
    const before = stored.find(({ reverses }) => reverses === paymentId);
    if (before) return { payment: before };
    const charge = await read(payment.request_number);
    if (!charge || !mayBeReversed(charge.application, stored, payment)) {
      throw new AppError('invalid_transition');
    }
    const reversal = reversalOf(payment, { by, now, reason: 'other', note });
    return { payment: reversal, written: { charge, by, action: 'reverse_payment' } };
  });
}

/** True if a payment is neither reversed nor a reversal, and its money has not been paid back since. */
export function mayBeReversed(
  application: Member,
  stored: readonly Payment[],
  payment: Payment,
): boolean {
  const isThere =
    payment.kind === 'out' || receivedOf(application)[payment.currency] >= payment.amount;
  return isThere && unreversed(stored, application).includes(payment);
}

interface Decided {
  payment: Payment;
  /** Absent if an earlier call has already written the payment; nothing is written then. */
  written?: { charge: Charge; by: string; action: 'record_payment' | 'reverse_payment' };
}

/** Reads a member's payments, lets `decide` return a payment, and writes it, all in one transaction. */
function inPayments(
  context: ServerContext,
  memberId: string,
  decide: (
    read: (wanted: Wanted) => Promise<Charge | null>,
    stored: Payment[],
    now: Date,
  ) => Promise<Decided>,
): Promise<Moved> {
  const move = async (transaction: Transaction) => {
    const now = context.now();
    const member = await requireMember(transaction, context.db, memberId);
    const stored = await readPayments(transaction, context.db, memberId);
    const read = (wanted: Wanted) => readCharge(transaction, context.db, member, wanted);
    const { payment, written } = await decide(read, stored, now);
    if (!written) return { payment, member };
    const { charge, by, action } = written;
    const mail = await paymentMailOf(context, transaction, member, payment);
    const after = writePayments(context, transaction, charge, [payment], { by, action, now });
    mail.write(now);
    return { payment, member: after };
  };
  return context.mutex.run([`member:${memberId}`], () => inTransaction(context.db, move));
}

/**
 * Prepares the mail about a payment or a refund. If the payment is a reversal, the waiting mail about the reversed
 * payment is deleted instead. This function only reads; the returned `write` writes.
 */
async function paymentMailOf(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  payment: Payment,
): Promise<{ write: (now: Date) => void }> {
  const { db } = context;
  const id = paymentMailId(context, member.id, payment.reverses ?? payment.id);
  if (payment.reverses) {
    const undelivered = await findUndelivered(context, transaction, { mail_id: id });
    return { write: () => undelivered && transaction.delete(mailDoc(db, undelivered)) };
  }
  return {
    write: (now) =>
      transaction.create(mailDoc(db, id), buildPaymentMail(member, payment, { id, now })),
  };
}
