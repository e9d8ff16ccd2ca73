import { isDeepStrictEqual } from 'node:util';
import { receivedOf } from '@fanclub/contract/money/due';
import type { Firestore } from 'firebase-admin/firestore';
import { newCard } from '#features/cards/cards-after';
import { withOwed } from '#features/members/owed-back';
import { carriedPayment } from '#features/money/payment-rows';
import { inTransaction } from '#platform/firebase/in-transaction';
import { numbersOf, readSeasonsOf } from '#repositories/archived-seasons';
import { type CardRow, firstCardId, readCardsOf, writeCards } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { memberDoc, readMember, readStoredMember } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import { searchKeysOf } from '#repositories/search-keys';

/**
 * Writes into an old row what the code derives when it reads the row, because queries see only what is stored: the
 * membership of an approved member, the payment of a member who is marked as paid, the time since when money is owed
 * back, defaults of newer fields, the numbers of earlier seasons, and the search keys. Also writes the club card of a
 * membership from before cards were stored. Returns true if something was missing.
 */
export function migrateMember(db: Firestore, id: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const [stored, row, seasons] = await Promise.all([
      readStoredMember(transaction, db, id),
      readMember(transaction, db, id),
      readSeasonsOf(transaction, db, id),
    ]);
    if (!stored || !row) return false;
    const earlier_numbers = seasons.flatMap(numbersOf);
    const member = { ...row, earlier_numbers };
    const carried = carriedPayment(member);
    const moved = {
      ...member,
      search_keys: searchKeysOf(member),
      ...(carried && { received: receivedOf(member) }),
    };
    // The days for a refund count from the decision, even if the decision was long ago.
    const { id: _, ...whole } = withOwed(
      member,
      moved,
      (member.decided_at ?? member.created_at).toDate(),
    );
    const missing = Object.entries(whole).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(stored[name], value),
    );
    const cards = member.membership?.juventus_card
      ? cardOfBefore(member, await readCardsOf(transaction, db, id))
      : [];
    if (missing.length === 0 && cards.length === 0) return false;
    writeCards(transaction, db, cards);
    if (missing.length > 0) transaction.update(memberDoc(db, id), Object.fromEntries(missing));
    if (carried) createPayments(transaction, db, id, [carried]);
    return true;
  });
}

/**
 * Returns a card for a membership from before cards were stored, or nothing if its season has a card. The card begins
 * as `to_print`, because it is not known whether it was printed.
 */
function cardOfBefore(member: Member, stored: readonly CardRow[]): CardRow[] {
  const { id, membership } = member;
  if (!membership || stored.some(({ season }) => season === membership.season)) return [];
  const { season, since } = membership;
  const card = { id: firstCardId(id, season), season };
  return [newCard(member, card, { by: null, now: since.toDate() })];
}
