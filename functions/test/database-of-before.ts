import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * Members as the demo's seed wrote them on 22 November 2026, before there were seasons and payments: what a
 * club has that comes from then.
 */
export function membersOfBefore(): Record<string, object> {
  const file = new URL('./database-of-2026-11-22.json', import.meta.url);
  const { members } = JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
    typeof value?.$time === 'string' ? Timestamp.fromDate(new Date(value.$time)) : value,
  );
  return members;
}
