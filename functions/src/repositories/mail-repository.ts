import type { LanguageCode } from '@fanclub/contract/text/languages';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

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
    /** Not sent before this time: a decision can be undone meanwhile. */
    not_before: Timestamp;
    /** While PROCESSING: until when the sender may be believed alive. */
    lease_expires_at: Timestamp | null;
    error: string | null;
    sent_at: Timestamp | null;
  };
  created_at: Timestamp;
  /** Delivered mails go after 30 days. */
  expires_at: Timestamp;
}

const openStates: MailDocument['delivery']['state'][] = ['PENDING', 'ERROR', 'PROCESSING'];

export function mailDoc(db: Firestore, id: string) {
  return db.collection('mail').doc(id);
}

export function toMail(snapshot: DocumentSnapshot): MailDocument | null {
  return snapshot.exists ? (snapshot.data() as MailDocument) : null;
}

export async function readMail(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<MailDocument | null> {
  return toMail(await transaction.get(mailDoc(db, id)));
}

/** Ids of the mails that may be sent now, those that have waited longest first. */
export async function findDueMails(db: Firestore, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .collection('mail')
    .where('delivery.state', 'in', openStates)
    .where('delivery.not_before', '<=', Timestamp.fromDate(now))
    .orderBy('delivery.not_before')
    .limit(limit)
    .get();
  return due.docs.map((row) => row.id);
}

/** The mails about a member. */
export function mailsAbout(db: Firestore, memberId: string) {
  return db.collection('mail').where('member_id', '==', memberId);
}

/** The mails that an address is to get. */
export function mailsTo(db: Firestore, email: string) {
  return db.collection('mail').where('to', '==', email);
}
