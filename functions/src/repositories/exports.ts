import type { ExportState, startExport } from '@fanclub/contract/exports/routes';
import type { ExportFormat, ExportList } from '@fanclub/contract/files/list-file';
import type { RouteBody } from '@fanclub/contract/http/route';
import { exportColumns } from '@fanclub/contract/members/member-file';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** Filter, search and order of any exportable list. */
export type ListQuery = Omit<RouteBody<typeof startExport>, 'list' | 'columns' | 'format'>;

/** `exports/{id}`: the export of a list that is too long to be streamed, and its files. */
export interface ExportRow {
  admin_email: string;
  language: LanguageCode;
  /** Which list is exported. */
  of: ExportList;
  /** Filter, search and order of the list. */
  list: ListQuery;
  columns: string[];
  format: ExportFormat;
  state: ExportState;
  /** Number of rows written so far, and the number of rows when the export was requested. */
  rows: number;
  total: number;
  /** Object paths of the parts, in order. */
  parts: string[];
  /** Cursor of the next part; null before the first part. */
  cursor: string | null;
  /**
   * Number of workers started so far. It is also the number of the current worker, so an abandoned worker sees that
   * it was replaced.
   */
  run: number;
  /** Number of workers started since the last part was written. */
  stalled: number;
  /** The time until which the current worker counts as alive; null while no worker has the export. */
  lease_until: Timestamp | null;
  created_at: Timestamp;
  /** The row and its objects are deleted after 7 days. */
  expires_at: Timestamp;
}

const exportRows = (db: Firestore) =>
  rowsOf<ExportRow>(db, 'exports', { of: 'members', columns: [...exportColumns], format: 'csv' });

export function exportDoc(db: Firestore, id: string) {
  return exportRows(db).doc(id);
}

/** Folder of all objects of an export, including parts that an abandoned worker wrote. */
export const exportFolder = (id: string) => `exports/${id}/`;

export async function findExport(db: Firestore, id: string): Promise<ExportRow | null> {
  return (await exportDoc(db, id).get()).data() ?? null;
}

export async function readExport(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<ExportRow | null> {
  return (await transaction.get(exportDoc(db, id))).data() ?? null;
}

/** The exports that are still being written. */
export function runningExports(db: Firestore): RowQuery<ExportRow> {
  return exportRows(db).where('state', '==', 'running' satisfies ExportState);
}

export function allExports(db: Firestore): RowQuery<ExportRow> {
  return exportRows(db);
}

/**
 * Expires exports: from now on nobody can download them. A running export is marked as failed; its worker
 * notices this at its next part and sends no mail.
 */
export function endExports(
  transaction: Transaction,
  rows: readonly DocumentSnapshot<ExportRow>[],
  now: Date,
): void {
  for (const row of rows) {
    const isRunning = row.get('state') === ('running' satisfies ExportState);
    transaction.update(row.ref, {
      expires_at: timestampOf(now),
      ...(isRunning && { state: 'failed' as const, lease_until: null }),
    });
  }
}
