import { clubDay } from '@fanclub/contract/club/club-day';
import { euroPaymentMethods, offersRial } from '@fanclub/contract/members/payment';
import { currencyBy } from '@fanclub/contract/money/amounts';
import { type DeskPayment, seenAtDesk } from '@fanclub/contract/money/desk-payment';
import { dueOf } from '@fanclub/contract/money/due';
import { moneyRoles } from '@fanclub/contract/roles';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Transaction } from 'firebase-admin/firestore';
import { confirmation } from '#features/dues/payment-rows';
import type { RateAnswer } from '#features/exchange-rate/rate-reader';
import { rateFor } from '#features/exchange-rate/read-exchange-rate';
import type { AdminCaller } from '#pipeline/caller';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { fieldsOf, isAboveLimit, type WaiveLimits } from './booked-rows.ts';
import { type MoneyChange, noMoneyChange, withPayments } from './money-change.ts';
import { buildPaymentMail, paymentMailId } from './payment-mail.ts';

/** A payment at the desk, with who takes it and the rate of an amount in rial. */
export interface AtDesk {
  payment: DeskPayment;
  rate: RateAnswer | null;
  /** What one person may reduce alone; null if the price is not lowered. */
  limits: WaiveLimits | null;
  by: string;
}

/** Reads what a payment at the desk needs. Throws `forbidden` if the caller may not ask for less than the price. */
export async function readAtDesk(
  context: ServerContext,
  caller: Pick<AdminCaller, 'email' | 'role'>,
  payment: DeskPayment,
): Promise<AtDesk> {
  if (payment.reduced_to !== null && !moneyRoles.includes(caller.role)) {
    throw new AppError('forbidden');
  }
  const [rate, limits] = await Promise.all([
    rateFor(context, payment.payment_method),
    payment.reduced_to === null ? null : readRegistrationSettings(context),
  ]);
  return { payment, rate, limits, by: caller.email };
}

/**
 * Returns the fields of the application that follow from how it is paid at the desk. Throws `validation_error` for a
 * payment in rial by a member to whose language the club does not offer it.
 */
export function appliedAtDesk(
  { payment_method, way, expected_rial }: DeskPayment,
  language: LanguageCode,
) {
  if (payment_method === 'rial' && !offersRial(language)) {
    throw invalidFields({ 'payment.payment_method': 'rial_only_in_persian' });
  }
  const service = euroPaymentMethods.find((method) => method === way) ?? null;
  return { payment_method, euro_payment_method: service, expected_rial };
}

/**
 * Returns the bookings of a new application that is paid at the desk. Cash, and a card on the club's terminal, are
 * recorded as seen. A transfer is only confirmed, so that the line of a statement takes its place. A lower price is a
 * `reduced` booking. Throws `validation_error` if that price is not below the one of the application, or so low that a
 * second person has to agree. A pure function.
 */
export function bookedAtDesk(application: Member, desk: AtDesk, now: Date): MoneyChange {
  const { payment, by } = desk;
  const { way, amount, payment_method: method } = payment;
  const currency = currencyBy[method];
  const source = way && seenAtDesk.includes(way) ? 'recorded' : 'mark';
  const rows = reducedAtDesk(application, desk, now);
  if (way && amount) {
    const paid = confirmation(application, { by, now, source, way });
    rows.push({ ...paid, id: `desk_${application.request_number}`, amount, currency });
  }
  return rows.length > 0 ? withPayments(application, application, rows) : noMoneyChange;
}

function reducedAtDesk(
  application: Member,
  { payment: { reduced_to: asked, reason }, limits, by }: AtDesk,
  now: Date,
): Payment[] {
  if (asked === null) return [];
  const due = dueOf(application);
  if (!due || asked >= due.amount) {
    throw invalidFields({ 'payment.reduced_to': 'number_out_of_range' });
  }
  const reduction: Payment = {
    ...fieldsOf({ by, now }, application),
    id: `reduced_${application.request_number}`,
    kind: 'reduced',
    amount: due.amount - asked,
    currency: due.currency,
    way: 'other',
    source: 'recorded',
    day: clubDay(now),
    reference: null,
    note: reason?.trim() ?? null,
  };
  if (limits && isAboveLimit(application, reduction, limits)) {
    throw invalidFields({ 'payment.reduced_to': 'needs_second_person' });
  }
  return [reduction];
}

/**
 * Writes the audit rows about bookings at the desk, and the mail about money that was seen. The caller writes the
 * payments. A member without a mailbox gets no letter about it, because the money was handed over in person.
 */
export function reportAtDesk(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  rows: readonly Payment[],
  { by, now }: { by: string; now: Date },
): void {
  for (const row of rows) {
    const action = row.kind === 'in' ? 'record_payment' : 'adjust_due';
    recordAudit(context, transaction, { adminEmail: by, action, memberId: member.id }, now);
    if (row.kind === 'in' && row.source === 'recorded' && member.email) {
      const id = paymentMailId(context, member.id, row.id);
      transaction.create(mailDoc(context.db, id), buildPaymentMail(member, row, { id, now }));
    }
  }
}
