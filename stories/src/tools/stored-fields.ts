import { randomUUID } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { suiteDb } from './firebase.ts';

/** Reads and writes the stored fields of members past the API, for all stories and tests. */

const rowOf = (id: string) => suiteDb().doc(`members/${id}`);

/** Reads all stored fields of a member; undefined if there is no such member. */
export async function storedFields({ id }: { id: string }): Promise<DocumentData | undefined> {
  return (await rowOf(id).get()).data();
}

/** Reads the id and the stored fields of all members. */
export async function allStored(): Promise<DocumentData[]> {
  const { docs } = await suiteDb().collection('members').get();
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** Overwrites stored fields of a member. A key can name a field in a map, for example `merge.due`. */
export async function putFields({ id }: { id: string }, fields: DocumentData): Promise<void> {
  await rowOf(id).update(fields);
}

/**
 * Stores a copy of a member for each entry of `changes`, with these fields in place of the member's; returns the ids in
 * the order of the entries, which is also their own order. A copy has no account, no locks and no payments.
 */
export async function copyMember(
  member: { id: string },
  changes: readonly DocumentData[],
): Promise<string[]> {
  const fields = await storedFields(member);
  const ids = changes.map(() => randomUUID()).sort();
  const batch = suiteDb().batch();
  for (const [place, id] of ids.entries())
    batch.create(rowOf(id), { ...fields, ...changes[place] });
  await batch.commit();
  return ids;
}

/** Deletes the stored fields of members, and nothing else of them. */
export async function removeFields(...ids: readonly string[]): Promise<void> {
  const batch = suiteDb().batch();
  for (const id of ids) batch.delete(rowOf(id));
  await batch.commit();
}
