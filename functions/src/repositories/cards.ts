import type { CardList, CardState } from '@fanclub/contract/cards/card';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type PageRequest, type RowPage, readPage } from './pages.ts';
import { countOf, type RowQuery, rowsOf } from './rows.ts';

interface CardStep {
  at: Timestamp;
  /** The admin who moved the card to this state; null if the member did it or a migration created the card. */
  by: string | null;
}

/** `cards/{id}`: one plastic club card. A reprint gets another row. */
export interface CardDocument {
  member_id: string;
  /** Label of the season of the membership. */
  season: string;
  name_on_card: string;
  state: CardState;
  /** Time at which the card entered its state; the lists are ordered by it. */
  since: Timestamp;
  /** The last time at which the card entered each state. */
  steps: Partial<Record<CardState, CardStep>>;
  /** Tracking number of the post; null until staff enter one for a posted card. */
  tracking: string | null;
  /** Id of the card that this card replaces, and of the card that replaces this one; null if there is none. */
  replaces: string | null;
  replaced_by: string | null;
  /**
   * Time at which the member reported that the card did not arrive. The time is never cleared, so a card can be
   * reported only once.
   */
  reported_at: Timestamp | null;
  /**
   * True while a printed card belongs to a membership that includes no card any more. Staff then mark the card as void
   * or returned, or approve the membership again.
   */
  is_unwanted: boolean;
  /** True if the mail about the dispatch was queued or sent to the member. */
  is_told: boolean;
}

export interface CardRow extends CardDocument {
  id: string;
}

const cards = (db: Firestore) => rowsOf<CardDocument>(db, 'cards');

/** Returns the id of the first card of a membership. It is fixed, so that the card is created only once. */
export const firstCardId = (memberId: string, season: string) =>
  `${memberId}_${seasonIdOf(season)}`;

const replacement = /_r(\d+)$/;

/** Returns the id of a card's replacement: `…_r1` for the first card, `…_r2` for that replacement. */
export function replacementId(id: string): string {
  const n = Number(replacement.exec(id)?.[1] ?? 0) + 1;
  return `${id.replace(replacement, '')}_r${n}`;
}

export function cardDoc(db: Firestore, id: string) {
  return cards(db).doc(id);
}

export async function readCard(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<CardRow | null> {
  const row = (await transaction.get(cardDoc(db, id))).data();
  return row ? { id, ...row } : null;
}

/** All cards of a member in all seasons, unordered. */
export function cardsOf(db: Firestore, memberId: string): RowQuery<CardDocument> {
  return cards(db).where('member_id', '==', memberId);
}

/** The cards with this tracking number of the post, in the form that is stored. */
export function cardsWithTracking(db: Firestore, tracking: string): RowQuery<CardDocument> {
  return cards(db).where('tracking', '==', tracking);
}

export async function readCardsOf(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
): Promise<CardRow[]> {
  const { docs } = await transaction.get(cardsOf(db, memberId));
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** Writes whole rows of cards. The transaction must have read each row before, also a row that does not exist yet. */
export function writeCards(transaction: Transaction, db: Firestore, rows: readonly CardRow[]) {
  for (const { id, ...row } of rows) transaction.set(cardDoc(db, id), row);
}

/** Query for the cards in a list of the panel, unordered. */
export function cardsIn(db: Firestore, list: CardList): RowQuery<CardDocument> {
  return list === 'unwanted'
    ? cards(db).where('is_unwanted', '==', true)
    : cards(db).where('state', '==', list);
}

export const countCardsIn = (db: Firestore, list: CardList) => countOf(cardsIn(db, list));

/** Reads a page of a list of cards; cards that have been in their state longest come first. */
export function cardsPage(
  db: Firestore,
  list: CardList,
  page: PageRequest,
): Promise<RowPage<CardDocument>> {
  return readPage(cardsIn(db, list), 'since', { ...page, direction: 'asc' });
}
