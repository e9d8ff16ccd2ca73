import { randomUUID } from 'node:crypto';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { suiteDb } from './firebase.ts';

/**
 * Reads and writes the stored fields of members past the API, for all stories and tests. The fields of a person and of
 * the present application are read and written together.
 */

const personOf = (id: string) => suiteDb().doc(`members/${id}`);
const applicationOf = (number: string) => suiteDb().doc(`applications/${number}`);

/** Returns the fields of a person and of the present application. */
async function joined({ latest, ...person }: DocumentData): Promise<DocumentData> {
  const {
    member: _,
    country: __,
    ...application
  } = (await applicationOf(latest.request_number).get()).data() ?? {};
  return { ...person, ...application };
}

/** Reads all stored fields of a member; undefined if there is no such member. */
export async function storedFields({ id }: { id: string }): Promise<DocumentData | undefined> {
  const person = (await personOf(id).get()).data();
  return person && joined(person);
}

/** Reads the id and the stored fields of all members. */
export async function allStored(): Promise<DocumentData[]> {
  const { docs } = await suiteDb().collection('members').get();
  return Promise.all(docs.map(async (row) => ({ id: row.id, ...(await joined(row.data())) })));
}

/** Divides fields between the documents of a person and an application. A key can name a field in a map. */
function divided(fields: DocumentData, latest: DocumentData, application: DocumentData) {
  const nameOf = (key: string) => key.split('.')[0] ?? '';
  const entries = Object.entries(fields);
  const applied = entries.filter(([key]) => nameOf(key) in application);
  const copies = applied.filter(([key]) => nameOf(key) in latest);
  const person: DocumentData = {
    ...Object.fromEntries(entries.filter(([key]) => !(nameOf(key) in application))),
    ...Object.fromEntries(copies.map(([key, value]) => [`latest.${key}`, value])),
  };
  return { person, application: Object.fromEntries(applied) };
}

/** Overwrites stored fields of a member. A key can name a field in a map, for example `merge.due`. */
export async function putFields({ id }: { id: string }, fields: DocumentData): Promise<void> {
  const { latest, applications } = (await personOf(id).get()).data() ?? {};
  const row = applicationOf(latest.request_number);
  const { person, application } = divided(fields, latest, (await row.get()).data() ?? {});
  if ('season' in fields) {
    const { season } = fields;
    person.applications = applications.map((one: DocumentData) =>
      one.request_number === latest.request_number ? { ...one, season } : one,
    );
  }
  const batch = suiteDb().batch();
  if (Object.keys(person).length > 0) batch.update(personOf(id), person);
  if (Object.keys(application).length > 0) batch.update(row, application);
  await batch.commit();
}

/**
 * Stores a copy of a member for each entry of `changes`, with these fields in place of the member's; returns the ids in
 * the order of the entries, which is also their own order. A copy has one application, and no account, no lock of an
 * e-mail and no payments.
 */
export async function copyMember(
  member: { id: string },
  changes: readonly DocumentData[],
): Promise<string[]> {
  const { latest, ...person } = (await personOf(member.id).get()).data() ?? {};
  const application = (await applicationOf(latest.request_number).get()).data() ?? {};
  const ids = changes.map(() => randomUUID()).sort();
  const batch = suiteDb().batch();
  for (const [place, id] of ids.entries()) {
    const fields = { request_number: drawRequestNumber(), ...changes[place] };
    const applied = { ...application, ...divided(fields, latest, application).application };
    const { request_number, told_number, season } = applied;
    batch.create(applicationOf(request_number), { ...applied, member: id });
    batch.create(personOf(id), {
      ...person,
      ...Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in application))),
      applications: [{ request_number, told_number, season }],
      latest: Object.fromEntries(Object.keys(latest).map((name) => [name, applied[name]])),
    });
  }
  await batch.commit();
  return ids;
}

/** Deletes members with their applications, and nothing else of them. */
export async function removeFields(...ids: readonly string[]): Promise<void> {
  const rows: DocumentReference[] = ids.map(personOf);
  for (const row of await Promise.all(rows.map((one) => one.get()))) {
    for (const { request_number } of row.data()?.applications ?? []) {
      rows.push(applicationOf(request_number));
    }
  }
  const batch = suiteDb().batch();
  for (const row of rows) batch.delete(row);
  await batch.commit();
}
