import {
  type MaintenanceWork,
  maintenanceLateMs,
  maintenanceWorks,
} from '@fanclub/contract/admin/maintenance';
import type { Firestore } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

interface MaintenanceRow {
  ran_at: Timestamp;
  /** The end of the last run without a failed task. */
  succeeded_at?: Timestamp;
  did?: Partial<Record<MaintenanceWork, { count: number; at: Timestamp }>>;
}

/** `settings/maintenance`: when maintenance last ran, and what it last did. */
const maintenanceDoc = (db: Firestore) => rowsOf<MaintenanceRow>(db, 'settings').doc('maintenance');

/** Records a run. A work that had nothing to do keeps what it did last. */
export async function saveMaintenanceRun(
  db: Firestore,
  { counts, isSuccess }: { counts: Record<MaintenanceWork, number>; isSuccess: boolean },
  now: Date,
): Promise<void> {
  const at = timestampOf(now);
  const busy = maintenanceWorks.filter((work) => counts[work] > 0);
  const did = Object.fromEntries(busy.map((work) => [work, { count: counts[work], at }]));
  const row = {
    ran_at: at,
    ...(isSuccess && { succeeded_at: at }),
    // An empty map would replace the stored one.
    ...(busy.length > 0 && { did }),
  };
  await maintenanceDoc(db).set(row, { merge: true });
}

/** Returns what the panel tells about maintenance; null before the first run. */
export async function findMaintenanceRun(db: Firestore, now: Date) {
  const row = (await maintenanceDoc(db).get()).data();
  if (!row) return null;
  const did = maintenanceWorks.flatMap((work) => {
    const last = row.did?.[work];
    return last ? [{ work, count: last.count, at: last.at.toDate().toISOString() }] : [];
  });
  return {
    ran_at: row.ran_at.toDate().toISOString(),
    is_late: now.getTime() - (row.succeeded_at?.toMillis() ?? 0) > maintenanceLateMs,
    did: did.sort((a, b) => b.at.localeCompare(a.at)),
  };
}
