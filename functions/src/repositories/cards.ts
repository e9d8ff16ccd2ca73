import type { CardList, CardState } from '@fanclub/contract/cards/card';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type Page, type PageRequest, readPage } from './pages.ts';
import { countOf, type RowQuery, rowsOf } from './rows.ts';

interface CardStep {
  at: Timestamp;
  /** The admin who brought it there; null for its member, and for what was made of old rows. */
  by: string | null;
}

/** `cards/{id}`: one club card of plastic. What is printed and posted anew is a row of its own. */
export interface CardDocument {
  member_id: string;
  /** The label of the season whose membership it is for. */
  season: string;
  name_on_card: string;
  state: CardState;
  /** In this state: what the lists are in the order of. */
  since: Timestamp;
  /** When it came into each state, the last time. */
  steps: Partial<Record<CardState, CardStep>>;
  /** Of the post, once it was posted. */
  tracking: string | null;
  /** The card in whose place it was made, and the one that was made in its place. */
  replaces: string | null;
  replaced_by: string | null;
  /** When its member said that it did not arrive; stays, so that it is said once. */
  reported_at: Timestamp | null;
  /** The membership was taken back after it had been printed. */
  is_unwanted: boolean;
  /** Its member was mailed that it is on its way, or is going to be. */
  is_told: boolean;
}

export interface CardRow extends CardDocument {
  id: string;
}

const cards = (db: Firestore) => rowsOf<CardDocument>(db, 'cards');

/** There is one name for the first card of a membership, so that it is made once. */
export const firstCardId = (memberId: string, season: string) =>
  `${memberId}_${seasonIdOf(season)}`;

const replacement = /_r(\d+)$/;

/** And one for the card in place of another: `…_r1`, in place of that one `…_r2`. */
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

/** All of a member, of every season, in no order. */
export function cardsOf(db: Firestore, memberId: string): RowQuery<CardDocument> {
  return cards(db).where('member_id', '==', memberId);
}

export async function readCardsOf(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
): Promise<CardRow[]> {
  const { docs } = await transaction.get(cardsOf(db, memberId));
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** Writes cards as they are to be; the transaction has read them, or that they are not there. */
export function writeCards(transaction: Transaction, db: Firestore, rows: readonly CardRow[]) {
  for (const { id, ...row } of rows) transaction.set(cardDoc(db, id), row);
}

/** The cards that staff look at together, in no order. */
export function cardsIn(db: Firestore, list: CardList): RowQuery<CardDocument> {
  return list === 'unwanted'
    ? cards(db).where('is_unwanted', '==', true)
    : cards(db).where('state', '==', list);
}

export const countCardsIn = (db: Firestore, list: CardList) => countOf(cardsIn(db, list));

/** Those first that have been in their state longest. */
export function cardsPage(
  db: Firestore,
  list: CardList,
  page: PageRequest,
): Promise<Page<CardDocument>> {
  return readPage(cardsIn(db, list), 'since', { ...page, direction: 'asc' });
}
