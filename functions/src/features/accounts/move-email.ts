import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { adminDoc } from '#repositories/admins';
import { mailsTo } from '#repositories/mails';
import type { Member, MemberDocument } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { readMember } from '#repositories/members';
import { readTogether } from '#repositories/rows';

/** What a transaction has to read before it changes a member's e-mail. */
export interface EmailMove {
  uid: string;
  oldLock: ReturnType<typeof memberEmailDoc>;
  newLock: ReturnType<typeof memberEmailDoc>;
  /** Mails with links that were asked for by the old address: nothing else tells whose they are. */
  askedFor: DocumentReference[];
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
  const mails = await transaction.get(mailsTo(db, member.email));
  const askedFor = mails.docs.filter((mail) => mail.data().member_id === null);
  return {
    uid: member.id,
    oldLock: memberEmailDoc(context, member.email),
    newLock,
    askedFor: askedFor.map((mail) => mail.ref),
  };
}

/**
 * Moves the e-mail's lock and answers the fields to write to the member row: sessions end, the new
 * one is not proved, the next Google account may be another one, and the account is marked `pending`
 * until it has the new e-mail. Waiting mails go to the new e-mail too; those that only the old one
 * points at are deleted, since a deletion of the member would not find them.
 */
export function moveEmail(
  transaction: Transaction,
  move: EmailMove,
  now: Date,
): Pick<MemberDocument, 'account' | 'sessions_valid_after' | 'google_sub' | 'email_confirmed_at'> {
  transaction.delete(move.oldLock);
  for (const mail of move.askedFor) transaction.delete(mail);
  transaction.set(move.newLock, { uid: move.uid, created_at: timestampOf(now) });
  return {
    account: 'pending',
    sessions_valid_after: sessionsEndingNow(now),
    google_sub: null,
    email_confirmed_at: null,
  };
}
