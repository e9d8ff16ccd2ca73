import { readFileSync } from 'node:fs';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/**
 * Returns the rows of a database of 27 November 2026 by path. The product itself wrote them, when the stories
 * `a-years-end`, `two-seasons` and `deletion-wanted` were told. Seasons, the deadline and promo codes end in 2098 and
 * 2099, the running season is 2027/28, and retention is off, so that no row changes with the passing of time. Left out are mails, the history, most images' rows, and the members of the demo
 * data, which the product did not write.
 */
export function databaseOfToday(): Record<string, DocumentData> {
  const file = new URL('./database-of-2026-11-27.jsonl', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const revived = (_: string, value: { $time?: unknown } | null) =>
    typeof value?.$time === 'string' ? Timestamp.fromDate(new Date(value.$time)) : value;
  return Object.fromEntries(lines.map((line) => JSON.parse(line, revived)));
}

/** A member's row without what migration 8 added: whether the member owes, and keys to search by sound. */
export function beforeMigration8({
  is_owing: _,
  search_keys: __,
  ...row
}: DocumentData): DocumentData {
  return row;
}
