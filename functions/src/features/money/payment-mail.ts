import { undoWindowMs } from '@fanclub/contract/members/states';
import type { Money } from '@fanclub/contract/money/amounts';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/**
 * Returns the id of the mail about a payment, a refund or a settlement. The id is derived from the payment's id, so that
 * a reversal finds the mail if it still waits.
 */
export function paymentMailId(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  memberId: string,
  paymentId: string,
): string {
  return keyedHash('payment-mail', `${memberId} ${paymentId}`);
}

/**
 * Builds the mail that tells a member that the club has received money, with the receipt, or has paid money back. The
 * mail waits as long as the mail about a decision.
 */
export function buildPaymentMail(
  member: Member,
  { id: payment, kind, amount, currency, day, reference }: Payment,
  mail: { id: string; now: Date },
): MailDocument {
  const envelope = { ...mail, memberId: member.id, to: member, delayMs: undoWindowMs };
  return kind === 'in'
    ? buildMail({ ...envelope, kind: 'payment_received', data: { payment, amount, currency, day } })
    : buildMail({
        ...envelope,
        kind: 'refund_sent',
        data: { amount, currency, day, reference },
      });
}

/** Builds the mail that tells a member what was settled. It waits as long as the mail about a refund. */
export function buildSettlementMail(
  member: Member,
  { amount, currency }: Money,
  { from, to }: { from: string; to: string },
  mail: { id: string; now: Date },
): MailDocument {
  return buildMail({
    ...mail,
    kind: 'account_settled',
    memberId: member.id,
    to: member,
    data: { amount, currency, from, to },
    delayMs: undoWindowMs,
  });
}
