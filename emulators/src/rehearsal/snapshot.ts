import { inspect } from 'node:util';
import { exportAccount } from '@fanclub/functions/features/backup/back-up-accounts';
import type { Auth } from 'firebase-admin/auth';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/** Data of a suite by name: one text for each row, each account and each file. */
export type Snapshot = Map<string, string>;

interface Held {
  db: Firestore;
  auth: Auth;
  bucket: {
    getFiles: () => Promise<[{ name: string; metadata: { md5Hash?: string } }[], ...unknown[]]>;
  };
}

/** Returns a value as text. The order of its fields does not matter. */
const textOf = (value: object) =>
  inspect(value, { sorted: true, depth: null, breakLength: Infinity });

export async function takeSnapshot({ db, auth, bucket }: Held): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  const addRows = async (collections: CollectionReference[]) => {
    for (const collection of collections) {
      const { docs } = await collection.get();
      for (const row of docs) {
        snapshot.set(`row ${row.ref.path}`, textOf(row.data()));
        await addRows(await row.ref.listCollections());
      }
    }
  };
  await addRows(await db.listCollections());
  const { users } = await auth.listUsers(1_000);
  for (const user of users) snapshot.set(`account ${user.uid}`, textOf(exportAccount(user)));
  const [files] = await bucket.getFiles();
  for (const file of files) snapshot.set(`object ${file.name}`, file.metadata.md5Hash ?? '');
  return snapshot;
}

/** Returns the names of entries that are missing, added or changed. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
