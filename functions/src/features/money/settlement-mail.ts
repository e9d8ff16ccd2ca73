import { undoWindowMs } from '@fanclub/contract/members/states';
import type { Money } from '@fanclub/contract/money/amounts';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';

/**
 * Returns the id of the mail about a settlement. The id is derived from the payment's id, so that a reversal finds the
 * mail.
 */
export function settlementMailId(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  memberId: string,
  paymentId: string,
): string {
  return keyedHash('settlement-mail', `${memberId} ${paymentId}`);
}

/** Builds the mail that tells a member what was settled. The mail waits as long as the mail about a refund. */
export function buildSettlementMail(
  member: Member,
  data: Money & { from: string; to: string },
  mail: { id: string; now: Date },
): MailDocument {
  return buildMail({
    ...mail,
    kind: 'account_settled',
    memberId: member.id,
    to: member,
    data,
    delayMs: undoWindowMs,
  });
}
