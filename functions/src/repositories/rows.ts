import { type LanguageCode, offeredLanguage } from '@fanclub/contract/text/languages';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  PartialWithFieldValue,
  Query,
} from 'firebase-admin/firestore';

/** The fields of a row as a mapped type, because Firestore's types do not accept a named interface. */
type Fields<Row> = { [Name in keyof Row]: Row[Name] };

export type RowReference<Row> = DocumentReference<Row, Fields<Row>>;
export type RowQuery<Row> = Query<Row, Fields<Row>>;

/**
 * Returns a collection. Its rows are not checked against their type, because this server writes them. A field that
 * staff may set to anything by hand, such as an admin's role, has the type `unknown`. `read` changes each row that is
 * read, for example if what was stored is no longer possible.
 */
export function rowsOf<Row extends object>(
  db: Firestore,
  collection: string,
  read = (row: Row): Row => row,
): CollectionReference<Row, Fields<Row>> {
  return db.collection(collection).withConverter<Row, Fields<Row>>({
    toFirestore: (row: PartialWithFieldValue<Row>) => row as PartialWithFieldValue<Fields<Row>>,
    fromFirestore: (snapshot) => read(snapshot.data() as Row),
  });
}

/** Returns a row with a language that the club offers, also if it offered another one when the row was written. */
export const inOfferedLanguage = <Row extends { language: LanguageCode }>(row: Row): Row => ({
  ...row,
  language: offeredLanguage(row.language),
});

/** A transaction, or the database itself. */
export interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
}
type Readable = { path: string; get(): Promise<unknown> };
type Wanted = Readable | null | readonly (Readable | null)[];
type SnapshotOf<Reference> = Reference extends { get(): Promise<infer Snapshot> }
  ? Snapshot
  : undefined;
/** What `readTogether` finds. */
export type Found<All extends Record<string, Wanted>> = {
  [Name in keyof All]: All[Name] extends readonly (infer Each)[]
    ? SnapshotOf<Each>[]
    : SnapshotOf<All[Name]>;
};

/**
 * Reads rows of several collections in one round trip. Each entry of `wanted` is a reference or a list of them; a
 * null reference gives undefined.
 */
export async function readTogether<All extends Record<string, Wanted>>(
  reader: Reader,
  wanted: All,
): Promise<Found<All>> {
  const asked = Object.values<Wanted>(wanted)
    .flat()
    .filter((reference) => reference !== null);
  const snapshots = asked.length > 0 ? await reader.getAll(...(asked as DocumentReference[])) : [];
  const next = (reference: Readable | null) => (reference === null ? undefined : snapshots.shift());
  const found = Object.entries<Wanted>(wanted).map(([name, one]) => [
    name,
    isOne(one) ? next(one) : one.map(next),
  ]);
  return Object.fromEntries(found);
}

const isOne = (wanted: Wanted): wanted is Readable | null => !Array.isArray(wanted);

/** Counts the rows that a query finds without reading them. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

const notFoundCode = 5;
const alreadyExistsCode = 6;
const failedPreconditionCode = 9;

const hasCode = (error: unknown, code: number) =>
  (error as { code?: unknown } | null)?.code === code;

/** True for the error of an update whose row does not exist. */
export function isRowGone(error: unknown): boolean {
  return hasCode(error, notFoundCode);
}

/** Returns false if the row of an update did not exist; rethrows every other error. */
export async function wasThere(updating: Promise<unknown>): Promise<boolean> {
  try {
    await updating;
    return true;
  } catch (error) {
    if (isRowGone(error)) return false;
    throw error;
  }
}

/** True for the error of a write that required the row to be unchanged since it was read. */
export function isRowChanged(error: unknown): boolean {
  return hasCode(error, failedPreconditionCode);
}

/** Creates a row and leaves an existing one unchanged. Returns true if this call created it. */
export async function createOnce<Row>(row: RowReference<Row>, fields: Row): Promise<boolean> {
  try {
    await row.create(fields);
    return true;
  } catch (error) {
    if (hasCode(error, alreadyExistsCode)) return false;
    throw error;
  }
}

const rowsPerBatch = 400;

/** Deletes every row that a query finds, a batch at a time; returns how many. Safe to repeat. */
export async function deleteAll<Row>(db: Firestore, query: RowQuery<Row>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await query.limit(rowsPerBatch).get();
    if (rows.empty) return deleted;
    const batch = db.batch();
    for (const row of rows.docs) batch.delete(row.ref);
    await batch.commit();
    deleted += rows.size;
  }
}
