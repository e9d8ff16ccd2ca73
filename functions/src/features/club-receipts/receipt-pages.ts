import { Readable } from 'node:stream';
import { club } from '@fanclub/contract/club/club';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type PageAnswer, StreamAnswer } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { writeOnceInWindow } from '#repositories/audit-views';
import { clubReceiptDoc, isIssued, receiptsOfSeason } from '#repositories/club-receipts';
import { readSettings } from '#repositories/club-settings';
import { messagePage, renderPart, sheetPage } from './render-receipts.tsx';

/** What tokens consist of. Firestore refuses to look up some other texts, and those between two pairs of underscores. */
const tokenPattern = /^(?!__.*__$)[\w-]+$/;

/**
 * Returns the page of a receipt. If there is no such receipt, or not yet, or if its payer was deleted, the page says so in
 * the reader's language.
 */
export async function receiptPage(
  context: Pick<ServerContext, 'db'>,
  token: string,
  language: LanguageCode,
): Promise<PageAnswer> {
  const contact = await readContact(context);
  const found = tokenPattern.test(token) ? await clubReceiptDoc(context.db, token).get() : null;
  const row = found?.data();
  if (!row?.payer_id) return messagePage('unknown', language, contact);
  return isIssued(row) ? sheetPage(row, contact) : messagePage('waiting', language, contact);
}

/** Reads the e-mail address to which questions go. */
async function readContact({ db }: Pick<ServerContext, 'db'>): Promise<string> {
  return (await readSettings(db, 'texts')).contact_email || club.contact.email;
}

/** A receipt has about 2 KB, so that a part is far below the 10 MB that a function may send. */
const receiptsPerPart = 500;

interface AskedReceipts {
  adminEmail: string;
  language: LanguageCode;
  season: string;
  cursor?: string | undefined;
}

/** Sends one part of the page with a season's receipts. The audit row is written first: one for all parts. */
export async function receiptsFile(
  context: ServerContext,
  { adminEmail, language, season, cursor }: AskedReceipts,
): Promise<StreamAnswer> {
  const entry = { adminEmail, action: 'export_receipts' } as const;
  await writeOnceInWindow(context, entry, season, context.now());
  const [{ rows, nextCursor }, contact] = await Promise.all([
    receiptsOfSeason(context.db, season, { size: receiptsPerPart, cursor }),
    readContact(context),
  ]);
  const part = renderPart({
    receipts: rows.map((row) => row.data()).filter(isIssued),
    language,
    contact,
    season,
    isFirst: cursor === undefined || cursor === '',
    isLast: nextCursor === null,
  });
  const name = `receipts-${seasonIdOf(season)}.html`;
  return new StreamAnswer('text/html; charset=utf-8', Readable.from([part]), name, nextCursor);
}
