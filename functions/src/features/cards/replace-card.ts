import { replaceableStates } from '@fanclub/contract/cards/card';
import { clubDay } from '@fanclub/contract/club/club-day';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { recordAudit } from '#repositories/audit';
import { type CardRow, readCard, replacementId, writeCards } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { readMember } from '#repositories/members';
import { hasCardIn, newCard } from './cards-after.ts';

export interface Replaced {
  card: CardRow;
  replaced: CardRow;
  member: Member;
}

/**
 * Creates a new card to replace a card that came back or did not arrive. Both cards and the audit row are written in
 * one transaction. A repeated call, or the second of two concurrent calls, returns the card that the first call
 * created. Throws `card_not_found`, and `invalid_transition` for a card that is neither returned nor missing, or whose
 * membership was withdrawn.
 */
export function replaceCard(
  context: ServerContext,
  { adminEmail, id }: { adminEmail: string; id: string },
): Promise<Replaced> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const now = context.now();
    const card = await readCard(transaction, db, id);
    const member = card && (await readMember(transaction, db, card.member_id));
    if (!card || !member) throw new AppError('card_not_found');
    const made = card.replaced_by && (await readCard(transaction, db, card.replaced_by));
    if (made) return { card: made, replaced: card, member };
    const isWanted = hasCardIn(member, card.season, clubDay(now));
    if (!replaceableStates.includes(card.state) || !isWanted) {
      throw new AppError('invalid_transition');
    }
    const of = { id: replacementId(id), season: card.season, replaces: id };
    const fresh = newCard(member, of, { by: adminEmail, now });
    const replaced = { ...card, replaced_by: fresh.id };
    writeCards(transaction, db, [fresh, replaced]);
    const entry = { adminEmail, action: 'card_replaced', memberId: member.id } as const;
    recordAudit(context, transaction, entry, now);
    return { card: fresh, replaced, member };
  });
}
