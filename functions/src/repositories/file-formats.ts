import type { StatementFormat } from '@fanclub/contract/read-file/statement/format';
import type { Firestore } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

/** How a list of members with these headings is read: what an owner has answered, as JSON. */
interface MembersFormat {
  headings: string;
  answers: string;
  at: Timestamp;
}

/**
 * `file_formats/{fingerprint of the headings}`: how files with these headings are read. The server stores the format for
 * all staff: the columns of a statement decide when two lines are the same, so two treasurers who read one file
 * differently would import its lines twice, and nobody should answer the same questions about a list of members again.
 */
type FileFormatRow =
  | ({ kind: 'statement' } & { format: StatementFormat })
  | ({ kind: 'members' } & { format: MembersFormat });

const formats = (db: Firestore) => rowsOf<FileFormatRow>(db, 'file_formats');

export async function findFormat(db: Firestore, header: string): Promise<StatementFormat | null> {
  const row = (await formats(db).doc(header).get()).data();
  return row?.kind === 'statement' ? row.format : null;
}

/** Saves a format; a later save overwrites it. */
export async function saveFormat(
  db: Firestore,
  header: string,
  format: StatementFormat,
): Promise<void> {
  await formats(db).doc(header).set({ kind: 'statement', format });
}

/** Saves how a list of members is read; a later save overwrites it. */
export async function saveMembersFormat(
  db: Firestore,
  header: string,
  { now, ...format }: Omit<MembersFormat, 'at'> & { now: Date },
): Promise<void> {
  const row = { kind: 'members', format: { ...format, at: timestampOf(now) } } as const;
  await formats(db).doc(header).set(row);
}

/** How many shapes of lists of members are offered; a club has a few. */
const offered = 50;

/** Reads how lists of members are read, by the fingerprints of their headings. */
export async function listMembersFormats(db: Firestore) {
  const { docs } = await formats(db).where('kind', '==', 'members').limit(offered).get();
  return docs.flatMap((row) => {
    const { kind, format } = row.data();
    return kind === 'members' ? [{ id: row.id, ...format }] : [];
  });
}

/** Forgets a format. A repeat changes nothing. */
export async function forgetFormat(db: Firestore, header: string): Promise<void> {
  await formats(db).doc(header).delete();
}
