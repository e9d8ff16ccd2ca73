import type { ExportState, startExport } from '@fanclub/contract/exports/routes';
import type { ExportFormat, ExportList } from '@fanclub/contract/files/list-file';
import type { RouteBody } from '@fanclub/contract/http/route';
import { exportColumns } from '@fanclub/contract/members/member-file';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** What narrows a list, of whichever. */
export type ListQuery = Omit<RouteBody<typeof startExport>, 'list' | 'columns' | 'format'>;

/** `exports/{id}`: a list that is too long to be sent while it is read, and its files. */
export interface ExportRow {
  admin_email: string;
  language: LanguageCode;
  /** Which list. */
  of: ExportList;
  /** Its filter, search and order. */
  list: ListQuery;
  columns: string[];
  format: ExportFormat;
  state: ExportState;
  /** Written so far, and how many there were when it was asked for. */
  rows: number;
  total: number;
  /** Paths of the objects that hold it, in their order. */
  parts: string[];
  /** Where the next part begins; null at the first. */
  cursor: string | null;
  /** Counts who worked on it, and so tells the present worker from one that was given up. */
  run: number;
  /** How many began since the last part was written. */
  stalled: number;
  /** Until when the present worker may be believed alive. */
  lease_until: Timestamp | null;
  created_at: Timestamp;
  /** The row and its objects go after 7 days. */
  expires_at: Timestamp;
}

const exportRows = (db: Firestore) =>
  rowsOf<ExportRow>(db, 'exports', { of: 'members', columns: [...exportColumns], format: 'csv' });

export function exportDoc(db: Firestore, id: string) {
  return exportRows(db).doc(id);
}

/** All objects of an export lie in it, those among them that a worker wrote for nothing. */
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

/** The exports that are not done. */
export function runningExports(db: Firestore): RowQuery<ExportRow> {
  return exportRows(db).where('state', '==', 'running' satisfies ExportState);
}

/** Every export, for `endExports`. */
export function allExports(db: Firestore): RowQuery<ExportRow> {
  return exportRows(db);
}

/**
 * Ends the time of exports: from here on nobody can take them. One that is being written has failed:
 * its worker finds that out with its next part, and tells nobody that it is ready.
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
