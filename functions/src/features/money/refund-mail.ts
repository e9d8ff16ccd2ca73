import { undoWindowMs } from '@fanclub/contract/members/states';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/**
 * Returns the id of the mail about a refund. It follows from the refund's id, so that a reversal finds the mail if it
 * still waits.
 */
export function refundMailId(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  memberId: string,
  paymentId: string,
): string {
  return keyedHash('refund-mail', `${memberId} ${paymentId}`);
}

/**
 * Builds the mail that tells a member that the club has paid money back. It waits as long as the mail about a
 * decision.
 */
export function buildRefundMail(
  member: Member,
  { amount, currency, day, reference }: Payment,
  mail: { id: string; now: Date },
): MailDocument {
  return buildMail({
    ...mail,
    kind: 'refund_sent',
    memberId: member.id,
    to: member,
    data: { amount, currency, day, reference },
    delayMs: undoWindowMs,
  });
}
