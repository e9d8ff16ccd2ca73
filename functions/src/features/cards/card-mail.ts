import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import type { CardRow } from '#repositories/cards';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';

/**
 * Returns the id of the mail about a card. The id is derived from the card's id, so that a mail that has not been sent
 * can be found again.
 */
export function cardMailId({ keyedHash }: Pick<ServerContext, 'keyedHash'>, cardId: string) {
  return keyedHash('card-mail', cardId);
}

/**
 * Builds the mail which tells a member that the card is on its way. The mail waits as long as an admin can undo marking
 * many cards as posted.
 */
export function buildCardMail(
  member: Member,
  { tracking }: Pick<CardRow, 'tracking'>,
  mail: { id: string; now: Date },
): MailDocument {
  return buildMail({
    ...mail,
    kind: 'card_posted',
    memberId: member.id,
    to: member,
    data: { tracking },
    delayMs: bulkUndoWindowMs,
  });
}
