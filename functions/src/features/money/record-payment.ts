import type { Money } from '@fanclub/contract/money/amounts';
import { receivedOf } from '@fanclub/contract/money/due';
import type { PaymentKind, PaymentWay } from '@fanclub/contract/money/payments';
import type { Transaction } from 'firebase-admin/firestore';
import { findUndelivered } from '#features/mail/find-undelivered';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';
import { reversalOf, unreversed } from './payment-rows.ts';
import { buildRefundMail, refundMailId } from './refund-mail.ts';
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
}

export interface Moved {
  payment: Payment;
  member: Member;
}

/**
 * Records a payment that a treasurer has seen. The payment, the received sum, `is_paid` and the audit row are written
 * in one transaction. A repeated call finds the payment by its id and writes nothing. Throws `validation_error` if
 * more would be paid back than was received in that currency.
 */
export function recordPayment(context: ServerContext, wanted: NewPayment): Promise<Moved> {
  const { adminEmail, memberId, paymentId, ...said } = wanted;
  return inPayments(context, memberId, (member, stored, now) => {
    const before = stored.find(({ id }) => id === paymentId);
    if (before) return { payment: before };
    if (said.kind === 'out' && said.amount > receivedOf(member)[said.currency]) {
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
      request_number: member.request_number,
      season: member.season,
      at: timestampOf(now),
      by: adminEmail,
    };
    return { payment, by: adminEmail, action: 'record_payment' };
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
 * Reverses a payment of the current application, in one transaction like `recordPayment`. A repeated call finds the
 * reversal. Throws `payment_not_found`, and `invalid_transition` if the payment is a reversal or belongs to an archived
 * application, or if its money has been paid back since.
 */
export function reversePayment(context: ServerContext, wanted: Reversal): Promise<Moved> {
  const { adminEmail: by, memberId, paymentId, reason: note } = wanted;
  return inPayments(context, memberId, (member, stored, now) => {
    const payment = stored.find(({ id }) => id === paymentId);
    if (!payment) throw new AppError('payment_not_found');
    const before = stored.find(({ reverses }) => reverses === paymentId);
    if (before) return { payment: before };
    const [isUnreversed] = unreversed([payment], member);
    const isPaidBack =
      payment.kind === 'in' && receivedOf(member)[payment.currency] < payment.amount;
    if (!isUnreversed || isPaidBack) throw new AppError('invalid_transition');
    const reversal = reversalOf(payment, { by, now, reason: 'other', note });
    return { payment: reversal, by, action: 'reverse_payment' };
  });
}

interface Decided {
  payment: Payment;
  /** Absent if an earlier call has already written the payment; nothing is written then. */
  by?: string;
  action?: 'record_payment' | 'reverse_payment';
}

/** Reads a member's payments, lets `decide` return a payment, and writes it, all in one transaction. */
function inPayments(
  context: ServerContext,
  memberId: string,
  decide: (member: Member, stored: Payment[], now: Date) => Decided,
): Promise<Moved> {
  const move = async (transaction: Transaction) => {
    const now = context.now();
    const member = await requireMember(transaction, context.db, memberId);
    const stored = await readPayments(transaction, context.db, memberId);
    const { payment, by, action } = decide(member, stored, now);
    if (!by || !action) return { payment, member };
    const mail = await refundMailOf(context, transaction, member, payment);
    const after = writePayments(context, transaction, member, [payment], { by, action, now });
    mail.write(now);
    return { payment, member: after };
  };
  return context.mutex.run([`member:${memberId}`], () => inTransaction(context.db, move));
}

/**
 * Prepares the mail about a refund. If the payment is the reversal of a refund, its waiting mail is deleted. This
 * function only reads; the returned `write` writes.
 */
async function refundMailOf(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  payment: Payment,
): Promise<{ write: (now: Date) => void }> {
  const { db } = context;
  const id = refundMailId(context, member.id, payment.reverses ?? payment.id);
  if (payment.reverses) {
    const undelivered = await findUndelivered(context, transaction, { mail_id: id });
    return { write: () => undelivered && transaction.delete(mailDoc(db, undelivered)) };
  }
  if (payment.kind === 'in') return { write: () => {} };
  return {
    write: (now) =>
      transaction.create(mailDoc(db, id), buildRefundMail(member, payment, { id, now })),
  };
}
