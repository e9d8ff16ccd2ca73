import { endReasonOf } from '@fanclub/contract/members/membership-schema';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { findNews, newsDoc, readNews, sendingNews } from '#repositories/news';
import { newsReadersBehind } from '#repositories/news-readers';

export interface NewsPace {
  pageSize: number;
  /**
   * The most readers of one message per run of maintenance. `deliverNews` can deliver as many mails until the next run.
   * The outbox therefore stays short, and stopping a message still prevents most of its mails.
   */
  readersPerRun: number;
}
const usualPace: NewsPace = { pageSize: 100, readersPerRun: 2_500 };

/**
 * Writes further mails of the messages whose mails are not all written yet. Returns the number of members handled,
 * including those who want no news.
 */
export async function continueNews(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const { docs } = await sendingNews(context.db).get();
  let readers = 0;
  for (const { id } of docs) readers += await writeNewsMails(context, id, leftMs);
  return readers;
}

/**
 * Writes the mails of a message page by page, from where the last worker stopped, until all are written, the limit of
 * the run is reached, or the time is over. Returns the number of members handled, including those who want no news.
 */
export async function writeNewsMails(
  context: ServerContext,
  id: string,
  leftMs: LeftMs = unhurried,
  { pageSize, readersPerRun }: NewsPace = usualPace,
): Promise<number> {
  let readers = 0;
  while (readers < readersPerRun && leftMs() > 0) {
    const row = await findNews(context.db, id);
    if (row?.state !== 'sending') break;
    const { audience, cursor } = row;
    const page = await newsReadersBehind(context.db, audience, { cursor, size: pageSize });
    const isLast = page.length < pageSize;
    readers += await writePage(context, id, { cursor, page, isLast });
  }
  return readers;
}

/**
 * Writes the mails of a page and the new cursor in one transaction. Writes nothing if the cursor has moved, because
 * another worker wrote the page or because an earlier commit succeeded although its response was lost. So nobody gets
 * two mails.
 */
function writePage(
  context: ServerContext,
  id: string,
  { cursor, page, isLast }: { cursor: string | null; page: Member[]; isLast: boolean },
): Promise<number> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const row = await readNews(transaction, db, id);
    if (row?.state !== 'sending' || row.cursor !== cursor) return 0;
    // News is for members and for those who may come back, not for people who left, were expelled or have died.
    const wanting = page.filter((member) => !member.no_news && !endReasonOf(member));
    for (const member of wanting) {
      const mailId = randomId();
      const mail = {
        id: mailId,
        kind: 'news' as const,
        memberId: member.id,
        to: member,
        data: { news: id },
        now: context.now(),
      };
      transaction.create(mailDoc(db, mailId), buildMail(mail));
    }
    transaction.update(newsDoc(db, id), {
      written: row.written + wanting.length,
      left_out: row.left_out + page.length - wanting.length,
      cursor: page.at(-1)?.id ?? cursor,
      ...(isLast && { state: 'sent' as const }),
    });
    return page.length;
  });
}
