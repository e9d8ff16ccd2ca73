import {
  blankTexts,
  type NewsAudience,
  type NewsContent,
  type NewsState,
} from '@fanclub/contract/news/news';
import { perLanguage } from '@fanclub/contract/text/languages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type PageRequest, type RowPage, readPage } from './pages.ts';
import { inOfferedLanguage, type RowQuery, rowsOf } from './rows.ts';

/** `news/{id}`: a message to members. The browser of its author generated the id. */
export interface NewsRow extends NewsContent {
  state: NewsState;
  /** Increases with every change of a draft. */
  version: number;
  admin_email: string;
  changed_at: Timestamp;
  sent_at: Timestamp | null;
  /** Number of mails written to the outbox, and of members left out because they want no news. */
  written: number;
  left_out: number;
  /** The last member that was processed; null before the first. */
  cursor: string | null;
}

const inOfferedAudience = ({ language, ...audience }: NewsAudience): NewsAudience =>
  language ? inOfferedLanguage({ ...audience, language }) : audience;

const newsRows = (db: Firestore) =>
  rowsOf<NewsRow>(db, 'news', (row) => ({
    ...row,
    texts: perLanguage((code) => row.texts[code] ?? blankTexts[code]),
    audience: inOfferedAudience(row.audience),
  }));

export function newsDoc(db: Firestore, id: string) {
  return newsRows(db).doc(id);
}

export async function findNews(db: Firestore, id: string): Promise<NewsRow | null> {
  return (await newsDoc(db, id).get()).data() ?? null;
}

export async function readNews(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<NewsRow | null> {
  return (await transaction.get(newsDoc(db, id))).data() ?? null;
}

/** Reads a page of messages, last changed first. */
export function newsPage(db: Firestore, page: PageRequest): Promise<RowPage<NewsRow>> {
  return readPage(newsRows(db), 'changed_at', { ...page, direction: 'desc' });
}

export function sendingNews(db: Firestore): RowQuery<NewsRow> {
  return newsRows(db).where('state', '==', 'sending' satisfies NewsState);
}
