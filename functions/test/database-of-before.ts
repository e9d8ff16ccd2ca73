import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';

type Rows = Record<string, Record<string, object>>;

/**
 * Members, locks of e-mail and number as the demo's seed wrote them on 22 November 2026, before there
 * were seasons and payments: what a club has that comes from then.
 */
export function databaseOfBefore(): Rows & { members: Record<string, object> } {
  const file = new URL('./database-of-2026-11-22.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'), (_, value) =>
    typeof value?.$time === 'string' ? Timestamp.fromDate(new Date(value.$time)) : value,
  );
}
