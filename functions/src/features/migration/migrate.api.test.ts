import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findMigration } from '#repositories/migration';
import { type Migration, migrate } from './migrate.ts';

/** A database that only this test uses. */
const project = 'club-with-migrations';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);

const ids = Array.from({ length: 205 }, (_, i) => `member-${String(i).padStart(3, '0')}`);
const rowOf = (id: string) => db.doc(`members/${id}`);
const stored = async () => (await db.collection('members').get()).docs.map((row) => row.data());

/** Imaginary migrations: the second one needs the result of the first. */
const upper: Migration = ({ name }) => ({ upper: String(name).toUpperCase() });
const marked: Migration = ({ upper: text }) => ({ marked: `${text}!` });
const everyone = ids.map((name) => {
  const text = name.toUpperCase();
  return { name, upper: text, marked: `${text}!` };
});
const run = (migrations: readonly Migration[], leftMs = () => Number.POSITIVE_INFINITY) =>
  migrate({ db }, leftMs, migrations);

const empty = () =>
  Promise.all(['members', 'settings'].map((name) => db.recursiveDelete(db.collection(name))));
beforeEach(async () => {
  await empty();
  await Promise.all(ids.map((name) => rowOf(name).set({ name })));
});
afterAll(async () => {
  await empty();
  await deleteApp(app);
});

it('migrations change each row once, also if two run at once, and a new migration runs alone', async () => {
  await Promise.all([run([upper]), run([upper])]);
  expect(await findMigration(db)).toEqual({ version: 1, reached: null });
  expect(await run([upper])).toBe(0);
  const seen: unknown[] = [];
  const last: Migration = (row) => {
    seen.push(row.upper);
    return marked(row);
  };
  const first: Migration = () => {
    throw new Error('The first migration ran again.');
  };
  expect(await run([first, last])).toBe(ids.length);
  expect(seen.sort()).toEqual(everyone.map((row) => row.upper));
  expect(await stored()).toEqual(everyone);
  expect(await run([first, last])).toBe(0);
});

it('migrations continue after the last whole page if the time is over', async () => {
  expect(await run([upper, marked], () => 0)).toBe(100);
  expect(await findMigration(db)).toEqual({ version: 0, reached: ids[99] });
  expect(await run([upper, marked])).toBe(105);
  expect(await stored()).toEqual(everyone);
});

it('migrations begin again at the page with a row that failed, and leave no other row out', async () => {
  let isBroken = true;
  const failing: Migration = (row) => {
    if (isBroken && row.name === ids[150]) throw new Error('A broken row.');
    return upper(row);
  };
  expect(await run([failing, marked])).toBe(ids.length - 1);
  expect(await findMigration(db)).toEqual({ version: 0, reached: ids[99] });
  isBroken = false;
  expect(await run([failing, marked])).toBe(1);
  expect(await findMigration(db)).toEqual({ version: 2, reached: null });
  expect(await stored()).toEqual(everyone);
});

it('migrations are run by npm run migrate, which changes nothing of rows of today', async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Error('No emulator: this is a real project.');
  const before = await stored();
  const command = fileURLToPath(new URL('../../../../emulators/bootstrap.mjs', import.meta.url));
  const args = [command, 'migrate', '--project', project];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain('Nothing was missing.');
  expect(await stored()).toEqual(before);
});
