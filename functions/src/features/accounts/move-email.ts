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

/** What a transaction has read before it may move an e-mail. */
export interface EmailMove {
  uid: string;
  oldLock: ReturnType<typeof memberEmailDoc>;
  newLock: ReturnType<typeof memberEmailDoc>;
}

/** Reads what a move touches; throws `user_already_exists` where the address is someone's. */
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
 * Moves the lock and answers what the member row gets: sessions end, and the account is marked
 * unfinished until it has followed. Mails that wait go to the address of the day they are sent.
 */
export function moveEmail(
  transaction: Transaction,
  move: EmailMove,
  now: Date,
): Pick<MemberDocument, 'account' | 'sessions_valid_after'> {
  transaction.delete(move.oldLock);
  transaction.set(move.newLock, { uid: move.uid, created_at: timestampOf(now) });
  return { account: 'pending', sessions_valid_after: sessionsEndingNow(now) };
}
