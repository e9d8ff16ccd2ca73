import { exportColumns } from '@fanclub/contract/members/member-file';
import { Timestamp } from 'firebase-admin/firestore';
import { randomId } from '#platform/random';
import { type ExportRow, exportDoc, exportFolder } from '#repositories/exports';
import { testBucket, testDb } from './firebase.ts';

/**
 * The time for which a worker seems to have an export of `buildExport`, so that the trigger does not start another
 * worker.
 */
export const builtLeaseMs = 60_000;

/** Stores an export that was requested and has no parts yet; returns its id. */
export async function buildExport(
  adminEmail: string,
  changes: Partial<ExportRow> = {},
): Promise<string> {
  const id = randomId();
  const now = Date.now();
  await exportDoc(testDb(), id).set({
    admin_email: adminEmail,
    language: 'en',
    of: 'members',
    list: { q: 'nobody-at-all' },
    columns: [...exportColumns],
    format: 'csv',
    state: 'running',
    rows: 0,
    total: 0,
    parts: [],
    cursor: null,
    run: 0,
    stalled: 0,
    lease_until: Timestamp.fromMillis(now + builtLeaseMs),
    created_at: Timestamp.fromMillis(now),
    expires_at: Timestamp.fromMillis(now + 10 * builtLeaseMs),
    ...changes,
  });
  return id;
}

/** Stores a finished export with one part; returns its id. */
export async function buildDoneExport(adminEmail: string): Promise<string> {
  const id = await buildExport(adminEmail, { lease_until: null, state: 'failed' });
  const path = `${exportFolder(id)}0-1.csv`;
  await testBucket().file(path).save('id\r\n', { resumable: false });
  await exportDoc(testDb(), id).update({ state: 'done', parts: [path] });
  return id;
}
