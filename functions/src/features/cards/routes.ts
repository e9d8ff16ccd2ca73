import type * as contract from '@fanclub/contract/cards/routes';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { asMember } from '#features/members/profile-policy';
import type { MemberCaller } from '#pipeline/caller';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { type CardRow, readCard, writeCards } from '#repositories/cards';
import { withPresent } from '#repositories/members';
import { brought } from './cards-after.ts';
import { listOwnCards } from './list-cards.ts';
import { presentOwnCard } from './present-card.ts';

export const cardsHandlers: HandlersOf<typeof contract> = {
  ownCards: async ({ context, caller, query }) => {
    const person = await requireOwnOrWard(context, caller, query.for);
    const member = await withPresent(context.db, person);
    return { cards: await listOwnCards(context, member) };
  },

  reportCard: async ({ context, caller, params }) => {
    return { card: presentOwnCard(await reportCard(context, asMember(caller), params.cardId)) };
  },
};

/**
 * Reports that a posted card, the member's own or one of the family's, did not arrive. A card can be reported once,
 * because staff who have found out where it is need no second report. A repeated call returns the reported card while
 * it still counts as missing. Throws `card_not_found`, also for a card of somebody else, and otherwise
 * `invalid_transition` for a card that is not posted or was reported before.
 */
function reportCard(context: ServerContext, caller: MemberCaller, id: string): Promise<CardRow> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const now = context.now();
    const card = await readCard(transaction, db, id);
    if (!card) throw new AppError('card_not_found');
    const { member_id: memberId } = card;
    await requireOwnOrWard(context, caller, memberId, 'card_not_found');
    if (card.reported_at && card.state === 'missing') return card;
    if (card.state !== 'posted' || card.reported_at) throw new AppError('invalid_transition');
    const missing = brought(card, 'missing', { by: null, now });
    const after = { ...missing, reported_at: timestampOf(now) };
    writeCards(transaction, db, [after]);
    const entry = { adminEmail: null, action: 'card_reported', memberId } as const;
    recordAudit(context, transaction, entry, now);
    return after;
  });
}
