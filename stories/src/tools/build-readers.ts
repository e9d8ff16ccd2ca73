import { randomUUID } from 'node:crypto';
import { approved, buildMember } from './build-member.ts';
import { uniqueEmail } from './build-registration.ts';
import { suiteDb } from './firebase.ts';

export interface Reader {
  id: string;
  email: string;
}

const readerDoc = (id: string) => suiteDb().doc(`members/${id}`);

/**
 * Creates members who can receive messages but cannot sign in, one for each entry of `changes`, sorted by id. All live
 * in the given country. They are copies of one registered member, so that only one registration is needed.
 */
export async function buildReaders(
  country: string,
  changes: readonly Record<string, unknown>[],
): Promise<Reader[]> {
  const pattern = await buildMember({ juventus_card: false }, { ...approved, standing: 'valid' });
  const row = (await readerDoc(pattern.id).get()).data();
  const ids = changes.map(() => randomUUID()).sort();
  const readers = ids.map((id) => ({ id, email: uniqueEmail('reader') }));
  const batch = suiteDb().batch();
  readers.forEach(({ id, email }, place) => {
    const own = { email, language: 'en', country_of_residency: country };
    batch.set(readerDoc(id), { ...row, ...own, ...changes[place] });
  });
  await batch.commit();
  return readers;
}

export async function removeReaders(readers: readonly Reader[]): Promise<void> {
  const batch = suiteDb().batch();
  for (const { id } of readers) batch.delete(readerDoc(id));
  await batch.commit();
}
