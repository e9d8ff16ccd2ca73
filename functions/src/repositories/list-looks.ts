import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type Timestamp, timestampOf } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `list_looks/{hash of admin and hour}`: whom the pages of lists showed to one admin in one hour. */
interface ListLooksRow {
  admin_email: string;
  /** The beginning of the hour. */
  hour: Timestamp;
  /** A short keyed hash of each member, so that a page that is read again counts nobody twice. */
  people: string[];
  /** Present once the row was reported because lists showed many people within its hour. */
  is_reported?: true;
  expires_at: Timestamp;
}

const hourMs = 60 * 60_000;
/** This is long enough for the mail about the last week, even if that mail is late. */
const keepMs = 21 * 24 * hourMs;

const listLooks = (db: Firestore) => rowsOf<ListLooksRow>(db, 'list_looks');

/**
 * Adds people to those whom lists showed to this admin within the hour. This is one write without a read, so no
 * concurrent call is lost. A repeat adds nobody.
 */
export async function addListed(
  context: Pick<ServerContext, 'db' | 'keyedHash'>,
  { adminEmail, memberIds }: { adminEmail: string; memberIds: readonly string[] },
  now: Date,
): Promise<void> {
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  const id = context.keyedHash('list-look', `${hour} ${adminEmail}`);
  const people = memberIds.map((member) => context.keyedHash('listed', member).slice(0, 8));
  await listLooks(context.db)
    .doc(id)
    .set(
      {
        admin_email: adminEmail,
        hour: timestampOf(hour),
        people: FieldValue.arrayUnion(...people),
        expires_at: timestampOf(hour + keepMs),
      },
      { merge: true },
    );
}

/** Query for the rows whose hour begins in a period. There is one row for each admin and hour. */
export const listLooksBetween = (db: Firestore, from: Date, to: Date): RowQuery<ListLooksRow> =>
  listLooks(db).where('hour', '>=', timestampOf(from)).where('hour', '<', timestampOf(to));

/** `settings/looks_mail`: the day with which the week of the last mail about looks begins. */
export const looksMailDoc = (db: Firestore) =>
  rowsOf<{ week: string }>(db, 'settings').doc('looks_mail');
