import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import type { CardRow } from '#repositories/cards';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';

/** Returns the id of a card's mail. Each card has one, so that a mail that has not gone out is found again. */
export function cardMailId({ keyedHash }: Pick<ServerContext, 'keyedHash'>, cardId: string) {
  return keyedHash('card-mail', cardId);
}

/**
 * Tells a member that a card is on its way. The mail waits until many cards that were marked at once can be
 * taken back.
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
