import { isDeepStrictEqual } from 'node:util';
import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import {
  type MailPart,
  type MailWords,
  mailParts,
  placeholderProblems,
} from '@fanclub/contract/mail/mail-words';
import type { RewordedMail } from '@fanclub/contract/mail/words-routes';
import {
  isMailField,
  type MailField,
  mailField,
  subjectOf,
} from '@fanclub/contract/settings/guarded';
import { type LanguageCode, languageCodes, perLanguage } from '@fanclub/contract/text/languages';
import type { Transaction } from 'firebase-admin/firestore';
import { rewordableKinds } from '#features/mail/mail-kinds';
import { originalWords } from '#features/mail/reword';
import { askSecond, needsSecond } from '#features/second-person/wait-for-second';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import {
  allMailWords,
  type MailWordsRow,
  mailWordsDoc,
  readMailWords,
} from '#repositories/mail-words';
import type { GuardedChange } from '#repositories/setting-changes';

interface Rewording {
  kind: MailKind;
  /** The version of the texts that the admin's page showed. */
  version: number;
  language: LanguageCode;
  /** The new texts; null restores the original texts. */
  words: MailWords | null;
}

export async function listRewordable({ db }: Pick<ServerContext, 'db'>): Promise<RewordedMail[]> {
  return (await allMailWords(db, rewordableKinds)).map(({ kind, row }) => present(kind, row));
}

/**
 * Changes the texts of one kind of mail in one language, for new mails and for mails that still wait. If there is a
 * second person who may confirm the change, that person has to confirm it first. A repeated call changes nothing.
 */
export function rewordMail(
  context: ServerContext,
  by: string,
  { kind, version, language, words }: Rewording,
): Promise<{ mail: RewordedMail; waits: boolean }> {
  if (!rewordableKinds.includes(kind)) throw invalidFields({ kind: 'invalid_value' });
  const original = originalWords(kind, language);
  const problems = words ? placeholderProblems(kind, words, original) : {};
  if (Object.keys(problems).length > 0) {
    const byPath = Object.entries(problems).map(([part, key]) => [`words.${part}`, key]);
    throw invalidFields(Object.fromEntries(byPath));
  }
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const stored = await readMailWords(transaction, db, kind);
    const before = stored?.words[language] ?? null;
    const changes = changesOf({ kind, language }, before ?? original, words ?? original);
    const [change] = changes;
    if (!change) return { mail: present(kind, stored), waits: false };
    if ((stored?.version ?? 0) !== version) throw new AppError('settings_changed');
    const staff = await readAdmins(transaction, db);
    // All parts of a mail's texts need the same second person, so the first change answers for all.
    if (needsSecond(staff, by, change, context.now())) {
      await askSecond(context, transaction, staff, by, changes);
      return { mail: present(kind, stored), waits: true };
    }
    const row = withChanges(kind, stored, changes);
    transaction.set(mailWordsDoc(db, kind), row);
    const entry = { adminEmail: by, action: 'reword_mail' as const };
    recordAudit(context, transaction, { ...entry, changes }, context.now());
    return { mail: present(kind, row), waits: false };
  });
}

type MailChange = GuardedChange & { field: MailField };
const isOfMail = (change: GuardedChange): change is MailChange => isMailField(change.field);

/**
 * Checks the changes that are about texts of mails, and returns the function that writes them. Other changes are
 * ignored. Throws `settings_changed` if a stored text is not the text that a change replaces.
 */
export async function prepareWords(
  { db }: ServerContext,
  transaction: Transaction,
  changes: readonly GuardedChange[],
): Promise<() => void> {
  const ofMails = changes.filter(isOfMail);
  const kinds = new Set(ofMails.map(({ field }) => partsOf(field).kind));
  const rows = await Promise.all(
    [...kinds].map(async (kind) => {
      const stored = await readMailWords(transaction, db, kind);
      const ofKind = ofMails.filter(({ field }) => partsOf(field).kind === kind);
      return { kind, row: withChanges(kind, stored, ofKind) };
    }),
  );
  return () => {
    for (const { kind, row } of rows) transaction.set(mailWordsDoc(db, kind), row);
  };
}

const partsOf = (field: MailField) => {
  const [kind, language, part] = subjectOf(field).split('.');
  return { kind, language, part } as { kind: MailKind; language: LanguageCode; part: MailPart };
};

/** Returns the row of a mail's texts after these changes. Texts that equal the original texts are not stored. */
function withChanges(
  kind: MailKind,
  stored: MailWordsRow | null,
  changes: readonly MailChange[],
): MailWordsRow {
  const words = { ...stored?.words };
  for (const { field, before, after } of changes) {
    const { language, part } = partsOf(field);
    const current = words[language] ?? originalWords(kind, language);
    if (current[part] !== before) throw new AppError('settings_changed');
    words[language] = { ...current, [part]: String(after) };
  }
  for (const language of languageCodes) {
    if (isDeepStrictEqual(words[language], originalWords(kind, language))) delete words[language];
  }
  return { version: (stored?.version ?? 0) + 1, words };
}

function changesOf(
  { kind, language }: Pick<Rewording, 'kind' | 'language'>,
  before: MailWords,
  after: MailWords,
) {
  return mailParts
    .filter((part) => before[part] !== after[part])
    .map((part) => ({
      field: mailField(`${kind}.${language}.${part}`),
      before: before[part],
      after: after[part],
    }));
}

function present(kind: MailKind, row: MailWordsRow | null): RewordedMail {
  return {
    kind,
    version: row?.version ?? 0,
    languages: perLanguage((code) => ({
      original: originalWords(kind, code),
      words: row?.words[code] ?? null,
    })),
  };
}
