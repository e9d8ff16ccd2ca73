import { fileFormats } from '#features/files/file-formats';
import { fileParts } from '#features/files/list-file';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { deleteObject, saveObject } from '#platform/object-store';
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

/** The lease of a worker. It is longer than reading, storing and recording one part takes. */
const leaseMs = 2 * 60_000;
/** The number of workers in succession without a written part, after which the export is marked as failed. */
const maxStalled = 5;

export interface ExportPace {
  rowsPerPage: number;
  /**
   * The size in bytes after which a part ends. Each part is one stored object and one response. A function may return
   * 10 MB; this size stays far below it, even if the last page has the longest rows, and is large enough for few
   * parts.
   */
  partBytes: number;
  /** After this time the worker begins no further part. The next maintenance continues the export. */
  budgetMs: number;
}
const usualPace: ExportPace = { rowsPerPage: 500, partBytes: 2_000_000, budgetMs: 7 * 60_000 };

/**
 * Writes an export part by part, from where the last worker stopped, until it is finished, the time is over, an error
 * occurs, or another worker has taken over. Returns false if `claim` returned null, so that nothing was written here. A
 * worker that dies loses at most the current part, which the next worker writes again under another name.
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

/**
 * Continues the exports that are not finished and that no worker is writing, until this run's own time is over. Returns
 * how many exports were continued.
 */
export async function continueExports(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const running = await runningExports(context.db).get();
  let worked = 0;
  for (const { id } of running.docs) {
    const budgetMs = leftMs();
    // If an export were claimed without time for a part, this would count as a worker that could not write one.
    if (budgetMs <= 0) break;
    if (await runExport(context, id, { ...usualPace, budgetMs })) worked += 1;
  }
  return worked;
}

/**
 * Claims an export for one worker. Returns null if another worker has it or if nothing is left to do. Also returns null
 * if too many workers in succession could not write a part; the export is then marked as failed.
 */
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

/** Writes the next part. Returns the updated row, or null if another worker has taken over or the export was ended. */
async function writePart(
  context: ServerContext,
  id: string,
  row: ExportRow,
  { rowsPerPage, partBytes }: ExportPace,
): Promise<ExportRow | null> {
  const parts: Buffer[] = [];
  let [rows, bytes] = [0, 0];
  let cursor: string | null = null;
  const { of, list, format, admin_email: email } = row;
  const file = listOf[of](context, list, email);
  for await (const page of fileParts(file, row, { from: row.cursor, rowsPerPage })) {
    parts.push(page.bytes);
    bytes += page.bytes.length;
    rows += page.rows;
    cursor = page.nextCursor;
    if (bytes >= partBytes) break;
  }
  const path = `${exportFolder(id)}${row.parts.length}-${row.run}.${format}`;
  await saveObject(context.bucket(), path, Buffer.concat(parts), fileFormats[format].contentType);
  const recorded = await recordPart(context, id, row.run, { path, rows, cursor });
  // The part is not in the row: another worker has taken over and writes it again, or the export was ended or deleted.
  // The stored object must not stay.
  if (!recorded) await deleteObject(context.bucket(), path);
  return recorded;
}

interface Part {
  path: string;
  rows: number;
  /** Where the next part begins; null after the last part. */
  cursor: string | null;
}

/**
 * Adds a part to the export's row. With the last part the export is done and the mail to the admin is created. Returns
 * the new row, or null if another worker has taken over or the export was ended.
 */
function recordPart(
  { db, now }: ServerContext,
  id: string,
  run: number,
  { path, rows, cursor }: Part,
): Promise<ExportRow | null> {
  return inTransaction(db, async (transaction) => {
    const row = await readExport(transaction, db, id);
    // If the response to a commit is lost, the client library repeats the transaction, although the first commit may
    // have succeeded.
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
