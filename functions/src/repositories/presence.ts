import type { ServerContext } from '#platform/context';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

/**
 * `case_looks/{hash of member and admin}`: an admin who has an application on screen. A row is valid for less
 * than a minute.
 */
export interface PresenceRow {
  /** Keyed hash of the member's uid, so that a row that was not deleted does not reveal the member. */
  member_hash: string;
  admin_email: string;
  expires_at: Timestamp;
}

interface Presence {
  memberId: string;
  adminEmail: string;
}

type Context = Pick<ServerContext, 'db' | 'keyedHash'>;

const presenceRows = ({ db }: Context) => rowsOf<PresenceRow>(db, 'case_looks');
const memberHashOf = ({ keyedHash }: Context, memberId: string) => keyedHash('case-look', memberId);

/**
 * Reference to the row of one admin and one application. Two admins at the same application have separate rows, so
 * that they never write the same one.
 */
function presenceDoc(context: Context, { memberId, adminEmail }: Presence) {
  return presenceRows(context).doc(context.keyedHash('case-look', `${memberId} ${adminEmail}`));
}

export async function recordPresence(
  context: Context,
  presence: Presence,
  until: Date,
): Promise<void> {
  await presenceDoc(context, presence).set({
    member_hash: memberHashOf(context, presence.memberId),
    admin_email: presence.adminEmail,
    expires_at: timestampOf(until),
  });
}

export async function removePresence(context: Context, presence: Presence): Promise<void> {
  await presenceDoc(context, presence).delete();
}

/** Reads the e-mails of the admins who have the application on screen now. */
export async function listPresentAdmins(
  context: Context,
  memberId: string,
  now: Date,
): Promise<string[]> {
  const hash = memberHashOf(context, memberId);
  const { docs } = await presenceRows(context).where('member_hash', '==', hash).get();
  return docs
    .map((row) => row.data())
    .filter(({ expires_at }) => expires_at.toMillis() > now.getTime())
    .map(({ admin_email }) => admin_email)
    .sort();
}
