import { fileFormats } from '#features/files/file-formats';
import { fileParts } from '#features/files/list-file';
import { buildMail } from '#features/mail/build-mail';
import { deleteObject, saveObject } from '#features/uploads/object-store';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { timestampOf } from '#platform/time';
import {
  type ExportRow,
  exportDoc,
  exportFolder,
  readExport,
  runningExports,
} from '#repositories/exports';
import { mailDoc } from '#repositories/mails';
import { listOf } from './list-of.ts';

/** Longer than reading, storing and recording one part takes. */
const leaseMs = 2 * 60_000;
/** After this many workers that could not write a part, the export is given up. */
const maxStalled = 5;

export interface ExportPace {
  rowsPerPage: number;
  /**
   * A part ends at this size. Each part is one object and one response. The size stays far below the 10 MB that
   * a function may stream, even with a last page of the longest rows, and is large enough to need few parts.
   */
  partBytes: number;
  /** After this time no further part is begun; the next maintenance continues. */
  budgetMs: number;
}
const usualPace: ExportPace = { rowsPerPage: 500, partBytes: 2_000_000, budgetMs: 7 * 60_000 };

/**
 * Works on an export part by part, from where the last worker stopped, until it is done or time is up. Returns
 * false if another worker has it or nothing is left to do. A worker that dies loses at most the current part,
 * which the next worker writes again under another name.
 */
export async function runExport(
  context: ServerContext,
  id: string,
  pace: ExportPace = usualPace,
): Promise<boolean> {
  const stopAtMs = context.now().getTime() + pace.budgetMs;
  let row = await claim(context, id);
  if (!row) return false;
  try {
    while (row?.state === 'running') {
      if (context.now().getTime() >= stopAtMs) {
        await release(context, id, row.run);
        break;
      }
      row = await writePart(context, id, row, pace);
    }
  } catch (error) {
    log.error('export left to the next maintenance', error, { export: id });
    if (row) await release(context, id, row.run);
  }
  return true;
}

/** Continues the exports whose worker has died or has run out of time, until its own time is up. */
export async function continueExports(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const running = await runningExports(context.db).get();
  let worked = 0;
  for (const { id } of running.docs) {
    const budgetMs = leftMs();
    // A claim without a part written would count as stalled.
    if (budgetMs <= 0) break;
    if (await runExport(context, id, { ...usualPace, budgetMs })) worked += 1;
  }
  return worked;
}

/** Claims an export for one worker. Returns null if another worker has it or nothing is left to do. */
function claim({ db, now }: ServerContext, id: string): Promise<ExportRow | null> {
  return inTransaction(db, async (transaction) => {
    const row = await readExport(transaction, db, id);
    const nowMs = now().getTime();
    if (row?.state !== 'running' || (row.lease_until?.toMillis() ?? 0) > nowMs) return null;
    if (row.stalled >= maxStalled) {
      transaction.update(exportDoc(db, id), { state: 'failed', lease_until: null });
      log.error('export given up', new Error('no part could be written'), { export: id });
      return null;
    }
    const claimed = {
      run: row.run + 1,
      stalled: row.stalled + 1,
      lease_until: timestampOf(nowMs + leaseMs),
    };
    transaction.update(exportDoc(db, id), claimed);
    return { ...row, ...claimed };
  });
}

/** Writes the next part. Returns the updated row, or null if another worker has taken over. */
async function writePart(
  context: ServerContext,
  id: string,
  row: ExportRow,
  { rowsPerPage, partBytes }: ExportPace,
): Promise<ExportRow | null> {
  const texts: Buffer[] = [];
  let [rows, bytes] = [0, 0];
  let cursor: string | null = null;
  const { of, list, format, admin_email: email } = row;
  const file = listOf[of](context, list, email);
  for await (const page of fileParts(file, row, { from: row.cursor, rowsPerPage })) {
    const text = Buffer.from(page.text);
    texts.push(text);
    bytes += text.length;
    rows += page.rows;
    cursor = page.nextCursor;
    if (bytes >= partBytes) break;
  }
  const path = `${exportFolder(id)}${row.parts.length}-${row.run}.${format}`;
  await saveObject(context.bucket(), path, Buffer.concat(texts), fileFormats[format].contentType);
  const recorded = await recordPart(context, id, row.run, { path, rows, cursor });
  // A worker that has taken over writes the part again, and no object of a removed export may stay.
  if (!recorded) await deleteObject(context.bucket(), path);
  return recorded;
}

interface Part {
  path: string;
  rows: number;
  /** Null after the last part. */
  cursor: string | null;
}

/** Adds the part to the file's row. After the last part the mail goes out. */
function recordPart(
  { db, now }: ServerContext,
  id: string,
  run: number,
  { path, rows, cursor }: Part,
): Promise<ExportRow | null> {
  return inTransaction(db, async (transaction) => {
    const row = await readExport(transaction, db, id);
    // The client library repeats the transaction if the answer to a commit is lost. The commit may have
    // succeeded.
    if (row?.parts.includes(path)) return { ...row, run };
    if (row?.state !== 'running' || row.run !== run) return null;
    const isLast = cursor === null;
    const update = {
      state: isLast ? ('done' as const) : row.state,
      rows: row.rows + rows,
      parts: [...row.parts, path],
      cursor,
      stalled: 0,
      lease_until: isLast ? null : timestampOf(now().getTime() + leaseMs),
    };
    transaction.update(exportDoc(db, id), update);
    if (isLast) {
      const { admin_email: email, language } = row;
      const mail = buildMail({
        id,
        kind: 'export_ready',
        memberId: null,
        to: { email, language },
        data: { id, rows: update.rows },
        now: now(),
      });
      transaction.set(mailDoc(db, id), mail);
    }
    return { ...row, ...update };
  });
}

/** Ends the lease, so that the next worker can begin at once. */
function release({ db }: ServerContext, id: string, run: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await readExport(transaction, db, id);
    if (row?.run === run) transaction.update(exportDoc(db, id), { lease_until: null });
  });
}
