import type { ServerContext } from '#platform/context';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `case_looks/{hash of member and admin}`: who has which application on screen, for less than a minute. */
export interface CaseLook {
  /** Keyed hash of the member's uid: a row that is forgotten names nobody. */
  member_hash: string;
  admin_email: string;
  expires_at: Timestamp;
}

interface Look {
  memberId: string;
  adminEmail: string;
}

type Context = Pick<ServerContext, 'db' | 'keyedHash'>;

const looks = ({ db }: Context) => rowsOf<CaseLook>(db, 'case_looks');
const memberHashOf = ({ keyedHash }: Context, memberId: string) => keyedHash('case-look', memberId);

/** A row of their own for each admin: two at one application never write the same. */
function lookDoc(context: Context, { memberId, adminEmail }: Look) {
  return looks(context).doc(context.keyedHash('case-look', `${memberId} ${adminEmail}`));
}

export async function keepLook(context: Context, look: Look, until: Date): Promise<void> {
  await lookDoc(context, look).set({
    member_hash: memberHashOf(context, look.memberId),
    admin_email: look.adminEmail,
    expires_at: timestampOf(until),
  });
}

export async function dropLook(context: Context, look: Look): Promise<void> {
  await lookDoc(context, look).delete();
}

/** Who has it on screen now. */
export async function lookersAt(context: Context, memberId: string, now: Date): Promise<string[]> {
  const hash = memberHashOf(context, memberId);
  const { docs } = await looks(context).where('member_hash', '==', hash).get();
  return docs
    .map((row) => row.data())
    .filter(({ expires_at }) => expires_at.toMillis() > now.getTime())
    .map(({ admin_email }) => admin_email)
    .sort();
}
