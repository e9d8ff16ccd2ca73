import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { inOfferedLanguage, type RowQuery, rowsOf } from './rows.ts';

/**
 * `members/{uid}/mails/{id}`: a mail whose row in the outbox has expired. It says that the mail was sent or given up,
 * and nothing of its content or its address.
 */
export interface KeptMail {
  kind: string;
  language: LanguageCode;
  is_sent: boolean;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}

const keptMails = (db: Firestore, memberId: string) =>
  rowsOf<KeptMail>(db, `members/${memberId}/mails`, inOfferedLanguage);

export function keptMailDoc(db: Firestore, memberId: string, id: string) {
  return keptMails(db, memberId).doc(id);
}

/** All kept mails of a member, unordered. */
export function keptMailsOf(db: Firestore, memberId: string): RowQuery<KeptMail> {
  return keptMails(db, memberId);
}
