import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { type MailWords, mailParts, placeholderProblems } from '@fanclub/contract/mail/mail-words';
import type { RewordedMail } from '@fanclub/contract/mail/words-routes';
import { type LanguageCode, perLanguage } from '@fanclub/contract/text/languages';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import {
  allMailWords,
  type MailWordsRow,
  mailWordsDoc,
  readMailWords,
} from '#repositories/mail-words';
import { rewordableKinds } from './mail-kinds.ts';
import { originalWords } from './reword.ts';

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
 * Changes the texts of one kind of mail in one language, for new mails and for mails that still wait. A repeated call
 * changes nothing.
 */
export function rewordMail(
  context: ServerContext,
  adminEmail: string,
  { kind, version, language, words }: Rewording,
): Promise<RewordedMail> {
  if (!rewordableKinds.includes(kind)) throw invalidFields({ kind: 'invalid_value' });
  const original = originalWords(kind, language);
  const problems = words ? placeholderProblems(kind, words, original) : {};
  if (Object.keys(problems).length > 0) {
    const named = Object.entries(problems).map(([part, key]) => [`words.${part}`, key]);
    throw invalidFields(Object.fromEntries(named));
  }
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const stored = await readMailWords(transaction, db, kind);
    const before = stored?.words[language] ?? null;
    const changes = changesOf({ kind, language }, before ?? original, words ?? original);
    if (changes.length === 0) return present(kind, stored);
    if ((stored?.version ?? 0) !== version) throw new AppError('settings_changed');
    const now = context.now();
    const { [language]: _, ...others } = stored?.words ?? {};
    const row: MailWordsRow = {
      version: version + 1,
      words: words ? { ...others, [language]: words } : others,
      changed_by: adminEmail,
      changed_at: timestampOf(now),
    };
    transaction.set(mailWordsDoc(db, kind), row);
    recordAudit(context, transaction, { adminEmail, action: 'reword_mail', changes }, now);
    return present(kind, row);
  });
}

function changesOf(
  { kind, language }: Pick<Rewording, 'kind' | 'language'>,
  before: MailWords,
  after: MailWords,
) {
  return mailParts
    .filter((part) => before[part] !== after[part])
    .map((part) => ({
      field: `${kind}.${language}.${part}`,
      before: before[part],
      after: after[part],
    }));
}

function present(kind: MailKind, row: MailWordsRow | null): RewordedMail {
  return {
    kind,
    version: row?.version ?? 0,
    changed_by: row?.changed_by ?? null,
    changed_at: row?.changed_at.toDate().toISOString() ?? null,
    languages: perLanguage((code) => ({
      original: originalWords(kind, code),
      words: row?.words[code] ?? null,
    })),
  };
}
