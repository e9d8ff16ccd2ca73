import type { Transaction } from 'firebase-admin/firestore';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { adminDoc } from '#repositories/admins';
import type { Member, MemberDocument } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { readMember } from '#repositories/members';
import { readTogether } from '#repositories/rows';

/** What a transaction has to read before it changes a member's e-mail. */
export interface EmailMove {
  uid: string;
  oldLock: ReturnType<typeof memberEmailDoc>;
  newLock: ReturnType<typeof memberEmailDoc>;
}

/** Reads it; throws `user_already_exists` where the e-mail is another member's or an admin's. */
export async function readEmailMove(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  to: string,
): Promise<EmailMove> {
  const { db } = context;
  const newLock = memberEmailDoc(context, to);
  const { admin, lock } = await readTogether(transaction, {
    admin: adminDoc(db, to),
    lock: newLock,
  });
  if (admin.exists) throw new AppError('user_already_exists');
  const holder = lock.data()?.uid;
  if (holder && holder !== member.id && (await readMember(transaction, db, holder))) {
    throw new AppError('user_already_exists');
  }
  return { uid: member.id, oldLock: memberEmailDoc(context, member.email), newLock };
}

/**
 * Moves the e-mail's lock and answers the fields to write to the member row: sessions end, the new
 * one is not proved, the next Google account may be another one, and the account is marked `pending` until it has the new
 * e-mail. Waiting mails go to the new e-mail too.
 */
export function moveEmail(
  transaction: Transaction,
  move: EmailMove,
  now: Date,
): Pick<MemberDocument, 'account' | 'sessions_valid_after' | 'google_sub' | 'email_confirmed_at'> {
  transaction.delete(move.oldLock);
  transaction.set(move.newLock, { uid: move.uid, created_at: timestampOf(now) });
  return {
    account: 'pending',
    sessions_valid_after: sessionsEndingNow(now),
    google_sub: null,
    email_confirmed_at: null,
  };
}
