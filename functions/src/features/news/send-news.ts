import { writtenLanguages } from '@fanclub/contract/news/news';
import { buildMail } from '#features/mail/build-mail';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { type AuditEntry, recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import { findNews, type NewsRow, newsDoc, readNews } from '#repositories/news';
import { requireSeen, requireWhole, type Seen } from './draft-news.ts';
import { writeNewsMails } from './write-news-mails.ts';

/** For how long the call itself writes mails. The maintenance writes the others. */
const firstPartMs = 8_000;

/**
 * Starts sending a message to all members whom its filter finds. This call writes the first mails, the maintenance
 * writes the others. A repeated call finds the message started and writes no mails.
 */
export async function sendNews(
  context: ServerContext,
  adminEmail: string,
  seen: Seen,
): Promise<NewsRow> {
  const { db } = context;
  const row = await inTransaction(db, async (transaction) => {
    const stored = await requireSeen(transaction, context, seen);
    if (stored.state === 'stopped') throw new AppError('news_changed');
    if (stored.state !== 'draft') return stored;
    requireWhole(stored);
    const now = context.now();
    const begun = {
      state: 'sending' as const,
      admin_email: adminEmail,
      changed_at: timestampOf(now),
      sent_at: timestampOf(now),
    };
    transaction.update(newsDoc(db, seen.id), begun);
    recordAudit(context, transaction, told(adminEmail, 'send_news', stored), now);
    return { ...stored, ...begun };
  });
  const endMs = context.now().getTime() + firstPartMs;
  await writeNewsMails(context, seen.id, () => endMs - context.now().getTime()).catch(
    (error: unknown) => log.error('message left to the next maintenance', error, { news: seen.id }),
  );
  return (await findNews(db, seen.id)) ?? row;
}

/** Stops all mails of a message that were not sent yet: each mail checks the state of the message before it is sent. */
export function stopNews(context: ServerContext, adminEmail: string, id: string): Promise<NewsRow> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const stored = await readNews(transaction, db, id);
    if (!stored) throw new AppError('not_found');
    if (stored.state === 'stopped') return stored;
    if (stored.state === 'draft') throw new AppError('news_changed');
    const now = context.now();
    const stopped = { state: 'stopped' as const, changed_at: timestampOf(now) };
    transaction.update(newsDoc(db, id), stopped);
    recordAudit(context, transaction, told(adminEmail, 'stop_news', stored), now);
    return { ...stored, ...stopped };
  });
}

function told(
  adminEmail: string,
  action: 'send_news' | 'stop_news',
  { texts }: NewsRow,
): AuditEntry {
  const subjects = writtenLanguages(texts).map((language) => texts[language].subject);
  const changes = [{ field: 'subject', before: null, after: subjects.join(' · ') }];
  return { adminEmail, action, changes };
}

/** Mails a draft to the calling admin alone, once in each of its languages. Returns the number of mails. */
export function tryNews(context: ServerContext, adminEmail: string, seen: Seen): Promise<number> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const row = await requireSeen(transaction, context, seen);
    requireWhole(row);
    const languages = writtenLanguages(row.texts);
    for (const language of languages) {
      const id = randomId();
      const to = { email: adminEmail, language };
      const data = { news: seen.id };
      const mail = { id, kind: 'news', memberId: null, to, data, now: context.now() } as const;
      transaction.create(mailDoc(db, id), buildMail(mail));
    }
    return languages.length;
  });
}
