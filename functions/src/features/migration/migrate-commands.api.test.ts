import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { databaseOfBefore, membersOfBefore } from '../../../test/database-of-before.ts';
import { beforeMigration8, databaseOfToday } from '../../../test/database-of-today.ts';

/** Runs a script as operators and the local suite run it, in a separate database of the suite's Firestore emulator. */
const run = async (script: string, args: string[], env: Record<string, string> = {}) => {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('No emulator: this is no real project.');
  const file = fileURLToPath(new URL(`../../../../${script}`, import.meta.url));
  const options = { env: { ...process.env, ...env } };
  return (await promisify(execFile)(process.execPath, [file, ...args], options)).stdout;
};

/** Runs `npm run migrate -- --project <id>`. */
const byCommand = (project: string) =>
  run('emulators/bootstrap.mjs', ['migrate', '--project', project]);

/** Runs the whole scheduled maintenance, which `npm start` runs every minute (`emulators/src/maintenance`). */
const bySuite = (project: string) =>
  run('functions/dist/maintenance.js', [], {
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.test` }),
  });

const members = membersOfBefore();
const apps: App[] = [];

async function fill(project: string, database = databaseOfBefore()): Promise<Firestore> {
  const app = initializeApp({ projectId: project }, project);
  apps.push(app);
  const db = getFirestore(app);
  const rows = Object.entries(database);
  await Promise.all(rows.map(([path, row]) => db.doc(path).set(row)));
  return db;
}

/** Returns the rows of the collections that a migration can reach, by path. */
async function everyRow(db: Firestore): Promise<Record<string, DocumentData>> {
  const rows: Record<string, DocumentData> = {};
  const groups = [
    'members',
    'payments',
    'dues',
    'cards',
    'seasons',
    'promo_codes',
    'admins',
    'uploads',
  ];
  groups.push('receipt_prints', 'receipt_layouts');
  for (const group of [...groups, 'member_emails', 'request_numbers', 'mail', 'audit', 'ledger']) {
    const { docs } = await db.collectionGroup(group).get();
    for (const doc of docs) rows[doc.ref.path] = doc.data();
  }
  for (const name of ['registration', 'migration']) {
    rows[`settings/${name}`] = (await db.doc(`settings/${name}`).get()).data() ?? {};
  }
  return rows;
}

afterEach(async () => {
  for (const app of apps.splice(0)) {
    const db = getFirestore(app);
    for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
    await deleteApp(app);
  }
});

it('npm run migrate, and what npm start runs, bring a database of before to the same, and twice to no more', async () => {
  const [byHand, local] = ['club-of-before', 'demo-club-of-before'];
  const databases = { byHand: await fill(byHand), local: await fill(local) };

  const everybody = Object.keys(members).length;
  const [said, done] = await Promise.all([byCommand(byHand), bySuite(local)]);
  expect(said).toContain(`${everybody} members changed.`);
  expect(JSON.parse(done)).toMatchObject({ migrated_rows: everybody, failed_tasks: 0 });
  const moved = await everyRow(databases.byHand);
  expect(await everyRow(databases.local)).toEqual(moved);

  const [saidAgain, doneAgain] = await Promise.all([byCommand(byHand), bySuite(local)]);
  expect(saidAgain).toContain('Nothing was missing.');
  expect(JSON.parse(doneAgain)).toMatchObject({ migrated_rows: 0, failed_tasks: 0 });
  expect(await everyRow(databases.byHand)).toEqual(moved);
  expect(await everyRow(databases.local)).toEqual(moved);

  // Rows outside `members` are unchanged, except that the data of the old comparison of receipts are deleted. Every
  // added row is derived from a member's data, apart from `settings/migration`.
  const before = Object.entries(databaseOfBefore());
  for (const [path, row] of before.filter(([name]) => !name.startsWith('members/'))) {
    const { twins: _, marks: __, ...kept } = row;
    expect(moved[path]).toEqual(path.startsWith('receipt_') ? undefined : kept);
  }
  const known = new Set([...before.map(([path]) => path), 'settings/migration']);
  const added = Object.keys(moved).filter((path) => !known.has(path));
  const approved = Object.values(members).filter(({ request_status: s }) => s === 'approved');
  const paid = Object.values(members).filter(({ is_paid }) => is_paid);
  const withCard = approved.filter(({ juventus_card }) => juventus_card);
  expect(added.filter((path) => path.includes('/payments/'))).toHaveLength(paid.length);
  expect(added.filter((path) => path.startsWith('cards/'))).toHaveLength(withCard.length);
  expect(added.filter((path) => path.includes('/dues/'))).toHaveLength(everybody);
  expect(added).toHaveLength(paid.length + withCard.length + everybody);
});

it('npm run migrate, and what npm start runs, leave members and money of a database of today as they are', async () => {
  const [byHand, local] = ['club-of-today-by-hand', 'demo-club-of-today'];
  const rows = databaseOfToday();
  // Another task of the maintenance gives new ends of seasons to memberships. Without new ends, it changes nothing.
  for (const [path, row] of Object.entries(rows)) {
    if (path.startsWith('seasons/')) row.has_new_end = false;
  }
  const databases = { byHand: await fill(byHand, rows), local: await fill(local, rows) };
  const isOfMember = (path: string) => path.startsWith('members/') || path.startsWith('cards/');
  const ofMembers = (all: Record<string, DocumentData>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([path]) => isOfMember(path))
        .map(([path, row]) => [path, beforeMigration8(row)]),
    );
  const expectSame = async () => {
    for (const db of Object.values(databases)) {
      expect(ofMembers(await everyRow(db))).toEqual(ofMembers(rows));
    }
  };

  const everybody = Object.keys(rows).filter((path) => /^members\/[^/]+$/.test(path)).length;
  const [said, done] = await Promise.all([byCommand(byHand), bySuite(local)]);
  expect(said).toContain(`${everybody} members changed.`);
  expect(JSON.parse(done)).toMatchObject({ migrated_rows: everybody, failed_tasks: 0 });
  await expectSame();
  // The first run writes reminders. The suite has no queue that could deliver the mails of this project.
  await databases.local.recursiveDelete(databases.local.collection('mail'));
  const moved = await everyRow(databases.byHand);

  const [saidAgain, doneAgain] = await Promise.all([byCommand(byHand), bySuite(local)]);
  expect(saidAgain).toContain('Nothing was missing.');
  expect(JSON.parse(doneAgain)).toMatchObject({ migrated_rows: 0, failed_tasks: 0 });
  await expectSame();
  expect(await everyRow(databases.byHand)).toEqual(moved);
});
