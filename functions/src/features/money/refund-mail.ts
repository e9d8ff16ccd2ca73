import { undoWindowMs } from '@fanclub/contract/members/states';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/**
 * Returns the id of a refund's mail. Each refund has one, so that its reversal finds the mail that has not gone
 * out.
 */
export function refundMailId(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  memberId: string,
  paymentId: string,
): string {
  return keyedHash('refund-mail', `${memberId} ${paymentId}`);
}

/** Tells a member that money is on its way back. The mail waits as long as that of a decision. */
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
