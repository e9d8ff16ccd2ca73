import type { LanguageCode } from '@fanclub/contract/text/languages';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import { countOf, type RowQuery, rowsOf } from './rows.ts';

/**
 * `mail/{id}`, in the shape of the Trigger Email extension. The text is made at delivery, so no
 * name and no personal link is ever stored, and a mail is one small write inside the transaction
 * that it reports. `#features/mail/build-mail` writes it.
 */
export interface MailDocument {
  to: string;
  /** The member it is about, so that deleting a member finds it. */
  member_id: string | null;
  /** `template` is the kind of mail, `data` what that kind's row carries. */
  message: { template: string; language: LanguageCode; data: object; message_id: string };
  delivery: {
    state: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'DEAD';
    attempts: number;
    /**
     * Not sent before this time: a decision can be undone meanwhile. Once a sender has had it, when
     * its queue ought to have come to it again.
     */
    not_before: Timestamp;
    /** While PROCESSING: until when the sender may be believed alive. */
    lease_expires_at: Timestamp | null;
    error: string | null;
    sent_at: Timestamp | null;
  };
  created_at: Timestamp;
  /** After 30 days mails go that were delivered or given up. */
  expires_at: Timestamp;
}

const openStates: MailDocument['delivery']['state'][] = ['PENDING', 'ERROR', 'PROCESSING'];

const mails = (db: Firestore) => rowsOf<MailDocument>(db, 'mail');

export function mailDoc(db: Firestore, id: string) {
  return mails(db).doc(id);
}

export async function findMail(db: Firestore, id: string): Promise<MailDocument | null> {
  return (await mailDoc(db, id).get()).data() ?? null;
}

export async function readMail(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<MailDocument | null> {
  return (await transaction.get(mailDoc(db, id))).data() ?? null;
}

/** The mails that should have been tried by now, those that have waited longest first. */
export function overdueMails(db: Firestore, now: Date): RowQuery<MailDocument> {
  return mails(db)
    .where('delivery.state', 'in', openStates)
    .where('delivery.not_before', '<=', timestampOf(now))
    .orderBy('delivery.not_before');
}

/** The mails that were given up. */
export function failedMails(db: Firestore): RowQuery<MailDocument> {
  return mails(db).where('delivery.state', '==', 'DEAD');
}

/** How many mails of a message to members are in one of these states. */
export function countMailsOf(
  db: Firestore,
  newsId: string,
  states: MailDocument['delivery']['state'][],
): Promise<number> {
  const rows = mails(db)
    .where('message.data.news', '==', newsId)
    .where('delivery.state', 'in', states);
  return countOf(rows);
}

/** The mails about a member. */
export function mailsAbout(db: Firestore, memberId: string): RowQuery<MailDocument> {
  return mails(db).where('member_id', '==', memberId);
}

/** The mails that an address is to get. */
export function mailsTo(db: Firestore, email: string): RowQuery<MailDocument> {
  return mails(db).where('to', '==', email);
}

/** True for a mail that was delivered or given up. */
export function isFinished(row: DocumentSnapshot): boolean {
  return ['SUCCESS', 'DEAD'].includes(row.get('delivery.state'));
}

/** A row that has just come; null for one that somebody wrote by hand and that cannot be sent. */
export function toMail(created: DocumentSnapshot): MailDocument | null {
  const isWhole =
    created.get('delivery.not_before') instanceof Timestamp &&
    typeof created.get('message.template') === 'string';
  return isWhole ? (created.data() as MailDocument) : null;
}
