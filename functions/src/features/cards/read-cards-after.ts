import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type CardRow, readCardsOf } from '#repositories/cards';
import type { Member } from '#repositories/member';
import { cardsAfter } from './cards-after.ts';

/**
 * The cards that a change of a member's row changes with it, to be written in the same transaction: who
 * dies on the way leaves both as they were. Reads nothing where no card can be concerned.
 */
export async function readCardsAfter(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  change: { before: Member; after: Member; by: string; now: Date },
): Promise<CardRow[]> {
  const { before, after, ...by } = change;
  const isConcerned = [before, after].some(
    ({ request_status, juventus_card }) => request_status === 'approved' && juventus_card,
  );
  if (!isConcerned) return [];
  return cardsAfter(before, after, await readCardsOf(transaction, db, after.id), by);
}
