import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import {
  countOf,
  inOfferedLanguage,
  isRowChanged,
  isRowGone,
  type RowQuery,
  rowsOf,
} from './rows.ts';

/**
 * `mail/{id}`, in the shape of the Trigger Email extension; `#features/mail/build-mail` writes it. The text is
 * rendered at delivery, so a mail is one small write inside the transaction that causes it, and no name and no link
 * for signing in is stored.
 */
export interface MailDocument {
  to: string;
  /** The member whom the mail is about; deleting a member finds the mail by it. */
  member_id: string | null;
  /** `template` is the kind of mail, `data` holds that kind's values. */
  message: { template: string; language: LanguageCode; data: object; message_id: string };
  delivery: {
    /**
     * `LETTER`: the member has no mailbox, so staff print the mail and post it. `HELD`: too many mails went to new
     * addresses today, so it waits.
     */
    state: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'DEAD' | 'LETTER' | 'HELD';
    attempts: number;
    /**
     * The mail is not sent before this time, for example because a decision can be undone until then. After an
     * attempt this is the time from which maintenance counts the mail as overdue.
     */
    not_before: Timestamp;
    /** While PROCESSING: the time until which the sender counts as alive. */
    lease_expires_at: Timestamp | null;
    error: string | null;
    /**
     * The rows of a mailbox's budget that counted the request for this mail (`#pipeline/limit-account`). They are given
     * back if the mail is dropped, and removed here when it is sent.
     */
    counted_in?: string[];
    sent_at: Timestamp | null;
    /** Set if the mail went to a new address: the time from `sent_at`. The mails that have it are counted. */
    sent_to_new_at?: Timestamp;
  };
  created_at: Timestamp;
  /** 30 days after the mail was created. The row is deleted then, unless the mail still waits for its delivery. */
  expires_at: Timestamp;
}

const openStates: MailDocument['delivery']['state'][] = ['PENDING', 'ERROR', 'PROCESSING'];

const mails = (db: Firestore) =>
  rowsOf<MailDocument>(db, 'mail', ({ message, ...row }) => ({
    ...row,
    // A row that somebody wrote by hand may lack it.
    message: message && inOfferedLanguage(message),
  }));

export function mailDoc(db: Firestore, id: string) {
  return mails(db).doc(id);
}

export async function findMail(db: Firestore, id: string): Promise<MailDocument | null> {
  return (await mailDoc(db, id).get()).data() ?? null;
}

/** Returns which of these ids are those of mails. */
export async function mailIdsAmong(db: Firestore, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.getAll(...ids.map((id) => mailDoc(db, id)));
  return new Set(rows.flatMap(({ exists, id }) => (exists ? [id] : [])));
}

export async function readMail(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<MailDocument | null> {
  return (await transaction.get(mailDoc(db, id))).data() ?? null;
}

/** The unsent mails whose `not_before` is past, longest waiting first. */
export function overdueMails(db: Firestore, now: Date): RowQuery<MailDocument> {
  return mails(db)
    .where('delivery.state', 'in', openStates)
    .where('delivery.not_before', '<=', timestampOf(now))
    .orderBy('delivery.not_before');
}

/** The mails that were given up after all attempts. */
export function failedMails(db: Firestore): RowQuery<MailDocument> {
  return mails(db).where('delivery.state', '==', 'DEAD');
}

/** The mails to members without a mailbox that nobody has printed yet. */
export function letters(db: Firestore): RowQuery<MailDocument> {
  return mails(db).where('delivery.state', '==', 'LETTER');
}

/** The mails that went to new addresses since this time. */
export function mailsToNewSince(db: Firestore, since: Date): RowQuery<MailDocument> {
  return mails(db).where('delivery.sent_to_new_at', '>', timestampOf(since));
}

/** The mails to new addresses that wait for another day. */
export function heldMails(db: Firestore): RowQuery<MailDocument> {
  return mails(db).where('delivery.state', '==', 'HELD');
}

/** The mails of one kind that wait for another day, oldest first, however often they were let go and wait again. */
export function heldMailsOf(db: Firestore, kind: MailKind): RowQuery<MailDocument> {
  return heldMails(db).where('message.template', '==', kind).orderBy('created_at');
}

/** Makes a waiting mail due. Returns false if it was changed or deleted since it was read. */
export async function releaseMail(row: DocumentSnapshot, now: Date): Promise<boolean> {
  const due = { 'delivery.state': 'PENDING', 'delivery.not_before': timestampOf(now) };
  try {
    await row.ref.update(due, { lastUpdateTime: row.updateTime });
    return true;
  } catch (error) {
    if (isRowChanged(error) || isRowGone(error)) return false;
    throw error;
  }
}

/** Counts those mails of a news message that are in one of these states. */
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

export function mailsAbout(db: Firestore, memberId: string): RowQuery<MailDocument> {
  return mails(db).where('member_id', '==', memberId);
}

export function mailsTo(db: Firestore, email: string): RowQuery<MailDocument> {
  return mails(db).where('to', '==', email);
}

/** True for a mail that was delivered or given up. */
export function isFinished(row: DocumentSnapshot): boolean {
  return ['SUCCESS', 'DEAD'].includes(row.get('delivery.state'));
}

/**
 * Reads a mail from its row; null if the row lacks fields that sending needs, for example if somebody wrote it by
 * hand.
 */
export function toMail(created: DocumentSnapshot): MailDocument | null {
  const isWhole =
    created.get('delivery.not_before') instanceof Timestamp &&
    typeof created.get('message.template') === 'string';
  return isWhole ? (created.data() as MailDocument) : null;
}
