import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileImport, StatementFile } from '@fanclub/contract/statements/statement-files';
import type { AdminCaller } from '#pipeline/caller';
import { StreamAnswer } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { deleteObject, readFacts, readObject, saveObject } from '#platform/object-store';
import { writeOnceInWindow } from '#repositories/audit-views';
import { deleteUnchanged, type ExpiredRow, forEachExpired } from '#repositories/expired-rows';
import type { PageRequest } from '#repositories/pages';
import {
  findStatementFile,
  keepStatementFile,
  type StatementFileRow,
  statementFilesPage,
  statementPathOf,
} from '#repositories/statement-files';
import { countLinesOfFile } from '#repositories/statement-lines';

/**
 * The server stores the file unchanged and never decodes it. With this type a browser saves the file and does not show
 * it.
 */
const contentType = 'application/octet-stream';

/**
 * Stores the file of a statement under the hash of its bytes, so that a repeated call finds it. The row comes first:
 * if the process dies before the object is stored, or if no import follows, the maintenance deletes both after a day.
 */
export async function storeStatementFile(
  { bucket, db, now }: Pick<ServerContext, 'bucket' | 'db' | 'now'>,
  { bytes, name }: { bytes: Buffer; name: string },
): Promise<{ file: string }> {
  const file = createHash('sha256').update(bytes).digest('hex');
  await keepStatementFile(db, file, { name: cleanName(name), size: bytes.length }, now());
  await saveObject(bucket(), statementPathOf(file), bytes, contentType, { sha256: file });
  return { file };
}

/** Removes what could mislead in a name: control characters, marks of direction, and the parts of a path. */
function cleanName(name: string): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}<>:"/\\|?*]/gu, '')
    .trim();
  // The browser saves the file under this name. Whatever the name was, it ends like that of a statement.
  return /\.(csv|txt|tsv|xlsx?|xml|sta|mt940|940|ofx|qfx)$/i.test(cleaned)
    ? cleaned
    : `${cleaned}.csv`;
}

/**
 * Returns the row of a stored file. Throws `file_not_found` if the row or, before its first import, the object is
 * missing.
 */
export async function requireStatementFile(
  { bucket, db }: Pick<ServerContext, 'bucket' | 'db'>,
  file: string,
): Promise<StatementFileRow> {
  const row = await findStatementFile(db, file);
  const isStored = row?.imported_at || (row && (await readFacts(bucket(), statementPathOf(file))));
  if (!row || !isStored) throw new AppError('file_not_found');
  return row;
}

const importOf = ({ imported_at, imported_by }: StatementFileRow): FileImport | null =>
  imported_at && {
    imported_at: imported_at.toDate().toISOString(),
    imported_by: imported_by ?? '',
  };

/** Returns who imported a file first, and when; null if nobody has. */
export async function findImport(
  { db }: Pick<ServerContext, 'db'>,
  file: string | undefined,
): Promise<FileImport | null> {
  const row = file === undefined ? null : await findStatementFile(db, file);
  return row && importOf(row);
}

export async function listStatementFiles({ db }: ServerContext, page: PageRequest) {
  const { rows, nextCursor } = await statementFilesPage(db, page);
  const files = await Promise.all(
    rows.map(async (row): Promise<StatementFile> => {
      const { name, size } = row.data();
      const imported = importOf(row.data()) as FileImport;
      return { id: row.id, name, size, ...imported, lines: await countLinesOfFile(db, row.id) };
    }),
  );
  return { files, next_cursor: nextCursor };
}

/** Sends a file as an attachment. The audit row is written first. Throws `file_not_found`. */
export async function downloadStatementFile(
  context: ServerContext,
  { email }: Pick<AdminCaller, 'email'>,
  file: string,
): Promise<StreamAnswer> {
  const row = await findStatementFile(context.db, file);
  if (!row?.imported_at) throw new AppError('file_not_found');
  const now = context.now();
  const changes = [{ field: 'sha256', before: null, after: file }];
  const entry = { adminEmail: email, action: 'download_statement', changes } as const;
  await writeOnceInWindow(context, entry, file, now);
  const bytes = await readObject(context.bucket(), statementPathOf(file));
  if (!bytes) throw new AppError('file_not_found');
  return new StreamAnswer(contentType, Readable.from([bytes]), `statement-${file.slice(0, 8)}.csv`);
}

/**
 * Deletes expired files, among them those that were never imported. Each object is deleted before the row that names
 * it.
 */
export function removeExpiredStatementFiles(
  context: ServerContext,
  leftMs: LeftMs,
): Promise<number> {
  const remove = async (row: ExpiredRow) => {
    await deleteObject(context.bucket(), statementPathOf(row.id));
    return deleteUnchanged(row);
  };
  return forEachExpired(context, 'statement_files', remove, leftMs);
}
