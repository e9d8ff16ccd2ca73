import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type CardRow, readCardsOf } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { cardsAfter } from './cards-after.ts';

/**
 * Returns the cards that change with a member's row, to be written in the same transaction. If neither the old row nor
 * the new row has a membership with a card, no card can change, and nothing is read.
 */
export async function readCardsAfter(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  change: { before: Member; after: Member; by: string; now: Date },
): Promise<CardRow[]> {
  const { before, after, ...by } = change;
  const isConcerned = [before, after].some(({ memberships }) =>
    memberships.some(({ juventus_card }) => juventus_card),
  );
  if (!isConcerned) return [];
  return cardsAfter(before, after, await readCardsOf(transaction, db, after.id), by);
}
