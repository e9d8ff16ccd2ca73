import { accountOf, balanceOf } from '@fanclub/contract/money/account';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  getFirestore,
} from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { beforeMigration8, databaseOfToday } from '../../../test/database-of-today.ts';
import { migrate } from './migrate.ts';

const rows = databaseOfToday();
const isMember = (path: string) => /^members\/[^/]+$/.test(path);
const members = Object.keys(rows).filter(isMember);

const app: App = initializeApp({ projectId: 'club-of-today' }, 'club-of-today');
const db: Firestore = getFirestore(app);
const run = () => migrate({ db, now: () => new Date('2026-11-27T12:00:00Z') });

/** Returns every document of the database with the time of its last write, which tells a repeated write too. */
async function everything(): Promise<Record<string, { row: DocumentData; written: number }>> {
  const found: Record<string, { row: DocumentData; written: number }> = {};
  const read = async (collections: Awaited<ReturnType<Firestore['listCollections']>>) => {
    for (const collection of collections) {
      for (const doc of (await collection.get()).docs) {
        found[doc.ref.path] = { row: doc.data(), written: doc.updateTime.toMillis() };
        await read(await doc.ref.listCollections());
      }
    }
  };
  await read(await db.listCollections());
  return found;
}
const rowsOf = (all: Awaited<ReturnType<typeof everything>>) =>
  Object.fromEntries(Object.entries(all).map(([path, { row }]) => [path, row]));

async function empty() {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
}
beforeEach(async () => {
  await empty();
  await Promise.all(Object.entries(rows).map(([path, row]) => db.doc(path).set(row)));
});
afterAll(async () => {
  await empty();
  await deleteApp(app);
});

it('the kept database has members in every state, with what belongs to them', () => {
  const of = (name: string) => [...new Set(members.map((path) => rows[path]?.[name]))];
  expect(of('request_status').sort()).toEqual(['approved', 'rejected', 'submitted']);
  expect(of('standing').sort()).toEqual(['lapsed', 'never', 'valid']);
  expect(of('payment_method').sort()).toEqual(['euro', 'rial']);
  expect(members.filter((path) => rows[path]?.next_membership).length).toBeGreaterThan(0);
  expect(members.filter((path) => rows[path]?.guardian_id).length).toBeGreaterThan(0);
  expect(members.filter((path) => rows[path]?.open_dues.length > 0).length).toBeGreaterThan(0);
  const kinds = Object.keys(rows).map((path) => path.split('/').filter((_, i) => i % 2 === 0));
  expect([...new Set(kinds.map((names) => names.join('/')))]).toEqual(
    expect.arrayContaining([
      'cards',
      'members/dues',
      'members/payments',
      'members/seasons',
      'promo_codes',
      'seasons',
      'settings',
      'statement_lines',
    ]),
  );
});

it('a database of today loses nothing and gains what searches need, and a second run writes no document', async () => {
  expect(await run()).toBe(members.length);
  const moved = await everything();
  const { 'settings/migration': migration, ...kept } = rowsOf(moved);
  expect(migration).toMatchObject({ reached: null });
  expect(Object.keys(kept).sort()).toEqual(Object.keys(rows).sort());
  for (const [path, row] of Object.entries(rows)) {
    const now = kept[path] ?? {};
    expect(isMember(path) ? beforeMigration8(now) : now).toEqual(
      isMember(path) ? beforeMigration8(row) : row,
    );
  }
  expect(await run()).toBe(0);
  expect(await everything()).toEqual(moved);
  // Without the note of the first run, the second one looks through every member again.
  await db.doc('settings/migration').delete();
  expect(await run()).toBe(0);
  const { 'settings/migration': _, ...again } = await everything();
  const { 'settings/migration': __, ...before } = moved;
  delete again['settings/memberNumbers'];
  delete before['settings/memberNumbers'];
  expect(again).toEqual(before);
});

it('what queries and sums read is made again as the product wrote it, with no trace of it in the rows', async () => {
  const derived = ['search_keys', 'open_dues', 'over_dues', 'owes_since', 'standing'];
  derived.push('standing_until', 'held_seasons', 'first_season', 'last_season', 'earlier_numbers');
  const gone = Object.fromEntries(derived.map((name) => [name, FieldValue.delete()]));
  await Promise.all(members.map((path) => db.doc(path).update(gone)));
  for (const path of members) await db.recursiveDelete(db.collection(`${path}/dues`));
  expect(await run()).toBe(members.length);
  const moved = rowsOf(await everything());
  for (const path of members) {
    const { owes_since: _, ...row } = moved[path] ?? {};
    const { owes_since: __, ...before } = rows[path] ?? {};
    expect(beforeMigration8(row)).toEqual(beforeMigration8(before));
    const dues = Object.entries(moved).flatMap(([name, due]) =>
      name.startsWith(`${path}/dues/`) ? due : [],
    );
    expect(dues.length).toBeGreaterThan(0);
    expect(balanceOf(accountOf(dues as never))).toEqual(balanceOf(row as never));
  }
  expect(await run()).toBe(0);
});
