import {
  type MailWords,
  type RewordableMail,
  rewordableMails,
} from '@fanclub/contract/mail/mail-words';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `mail_words/{kind}`: what staff made of the words of a mail, in the languages that they changed. */
export interface MailWordsRow {
  version: number;
  words: Partial<Record<LanguageCode, MailWords>>;
  changed_by: string;
  changed_at: Timestamp;
}

const rows = (db: Firestore) => rowsOf<MailWordsRow>(db, 'mail_words');

export function mailWordsDoc(db: Firestore, kind: RewordableMail) {
  return rows(db).doc(kind);
}

export async function findMailWords(
  db: Firestore,
  kind: RewordableMail,
): Promise<MailWordsRow | null> {
  return (await mailWordsDoc(db, kind).get()).data() ?? null;
}

export async function readMailWords(
  transaction: Transaction,
  db: Firestore,
  kind: RewordableMail,
): Promise<MailWordsRow | null> {
  return (await transaction.get(mailWordsDoc(db, kind))).data() ?? null;
}

/** Of every mail that may be reworded, in their order; null where nobody ever did. */
export async function allMailWords(db: Firestore) {
  const found = await db.getAll(...rewordableMails.map((kind) => mailWordsDoc(db, kind)));
  return rewordableMails.map((kind, place) => ({
    kind,
    row: (found[place]?.data() as MailWordsRow | undefined) ?? null,
  }));
}
