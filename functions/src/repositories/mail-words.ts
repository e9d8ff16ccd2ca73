import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import type { MailWords } from '@fanclub/contract/mail/mail-words';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `mail_words/{kind}`: the texts of a mail that staff changed, in the languages in which they changed them. */
export interface MailWordsRow {
  version: number;
  words: Partial<Record<LanguageCode, MailWords>>;
}

const rows = (db: Firestore) => rowsOf<MailWordsRow>(db, 'mail_words');

export function mailWordsDoc(db: Firestore, kind: MailKind) {
  return rows(db).doc(kind);
}

export async function findMailWords(db: Firestore, kind: MailKind): Promise<MailWordsRow | null> {
  return (await mailWordsDoc(db, kind).get()).data() ?? null;
}

export async function readMailWords(
  transaction: Transaction,
  db: Firestore,
  kind: MailKind,
): Promise<MailWordsRow | null> {
  return (await transaction.get(mailWordsDoc(db, kind))).data() ?? null;
}

/** Reads the changed texts of these mails, in the given order; null for a mail whose texts nobody changed. */
export async function allMailWords(db: Firestore, kinds: readonly MailKind[]) {
  const found = await db.getAll(...kinds.map((kind) => mailWordsDoc(db, kind)));
  return kinds.map((kind, place) => ({
    kind,
    row: (found[place]?.data() as MailWordsRow | undefined) ?? null,
  }));
}
