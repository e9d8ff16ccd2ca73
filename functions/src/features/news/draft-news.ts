import { isDeepStrictEqual } from 'node:util';
import { type NewsContent, newsProblems } from '@fanclub/contract/news/news';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type NewsRow, newsDoc, readNews } from '#repositories/news';

/** A message, and the version of it that the admin's page showed. */
export interface Seen {
  id: string;
  version: number;
}

/**
 * Saves a draft if the stored version is the one that the admin's page showed, and throws `news_changed` otherwise.
 * Saving the same content again changes nothing.
 */
export function saveDraft(
  context: ServerContext,
  adminEmail: string,
  { id, version }: Seen,
  content: NewsContent,
): Promise<NewsRow> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const stored = await readNews(transaction, db, id);
    if (stored && isRepeat(stored, version, content)) return stored;
    if (stored ? stored.state !== 'draft' || stored.version !== version : version !== 0) {
      throw new AppError('news_changed');
    }
    const row: NewsRow = {
      ...content,
      state: 'draft',
      version: version + 1,
      admin_email: adminEmail,
      changed_at: timestampOf(context.now()),
      sent_at: null,
      written: 0,
      left_out: 0,
      cursor: null,
    };
    transaction.set(newsDoc(db, id), row);
    return row;
  });
}

function isRepeat(stored: NewsRow, version: number, content: NewsContent): boolean {
  const { texts, link, audience } = stored;
  return stored.version === version + 1 && isDeepStrictEqual({ texts, link, audience }, content);
}

/** Deletes a draft. Throws `news_changed` for a message that was sent. A missing draft is no error. */
export function dropDraft({ db }: ServerContext, id: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const stored = await readNews(transaction, db, id);
    if (!stored) return;
    if (stored.state !== 'draft') throw new AppError('news_changed');
    transaction.delete(newsDoc(db, id));
  });
}

/**
 * Returns the message if it has the version that the admin's page showed. Throws `news_changed` if it has another
 * version, and `not_found` if it does not exist.
 */
export async function requireSeen(
  transaction: Transaction,
  { db }: Pick<ServerContext, 'db'>,
  { id, version }: Seen,
): Promise<NewsRow> {
  const row = await readNews(transaction, db, id);
  if (!row) throw new AppError('not_found');
  if (row.version !== version) throw new AppError('news_changed');
  return row;
}

/** Throws field errors if a text of the message is incomplete. */
export function requireWhole({ texts }: NewsContent): void {
  const problems = newsProblems(texts);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}
