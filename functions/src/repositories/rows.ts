import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  PartialWithFieldValue,
  Query,
} from 'firebase-admin/firestore';

/** The fields of a row as Firestore's own types want them: not those of a named interface. */
type Fields<Row> = { [Name in keyof Row]: Row[Name] };

export type RowReference<Row> = DocumentReference<Row, Fields<Row>>;
export type RowQuery<Row> = Query<Row, Fields<Row>>;

/**
 * A collection whose rows nobody but this server writes, so that they are what their type says.
 * Rows older than one of their fields get it from `defaults`.
 */
export function rowsOf<Row extends object>(
  db: Firestore,
  collection: string,
  defaults: Partial<Row> = {},
): CollectionReference<Row, Fields<Row>> {
  return db.collection(collection).withConverter<Row, Fields<Row>>({
    toFirestore: (row: PartialWithFieldValue<Row>) => row as PartialWithFieldValue<Fields<Row>>,
    fromFirestore: (snapshot) => ({ ...defaults, ...snapshot.data() }) as Row,
  });
}

/** A transaction, or the database itself. */
interface Reader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
}
type Readable = { path: string; get(): Promise<unknown> };
type SnapshotOf<Reference> = Reference extends { get(): Promise<infer Snapshot> }
  ? Snapshot
  : undefined;

/** Reads rows of several collections in one round trip; what is null is not asked for. */
export async function readTogether<Wanted extends Record<string, Readable | null>>(
  reader: Reader,
  wanted: Wanted,
): Promise<{ [Name in keyof Wanted]: SnapshotOf<Wanted[Name]> }> {
  const asked = Object.entries(wanted).filter(([, reference]) => reference !== null);
  const references = asked.map(([, reference]) => reference as DocumentReference);
  const snapshots = await reader.getAll(...references);
  return Object.fromEntries(asked.map(([name], i) => [name, snapshots[i]])) as never;
}

/** How many rows a query finds, which reads none of them. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

const notFoundCode = 5;
const alreadyExistsCode = 6;
const failedPreconditionCode = 9;

const hasCode = (error: unknown, code: number) =>
  (error as { code?: unknown } | null)?.code === code;

/** True for the failure of an update whose row is gone. */
export function isRowGone(error: unknown): boolean {
  return hasCode(error, notFoundCode);
}

/** Whether the row of an update was there; an update that failed otherwise throws. */
export async function wasThere(updating: Promise<unknown>): Promise<boolean> {
  try {
    await updating;
    return true;
  } catch (error) {
    if (isRowGone(error)) return false;
    throw error;
  }
}

/** True for the failure of a write that was to happen only to the row as it was read. */
export function isRowChanged(error: unknown): boolean {
  return hasCode(error, failedPreconditionCode);
}

/** Writes a row that is not there yet; one that is stays as it is. Answers whether this call wrote it. */
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

/** Deletes every row that a query finds, a batch at a time; answers how many. Safe to repeat. */
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
