import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import type { MailDocument } from '#mail/mail-document';
import type { Member, MemberDocument } from '#members/member';
import { memberEmailDoc, readMember } from '#members/member-repository';
import { sessionsEndingNow } from '#sessions/end-sessions';
import { adminDoc } from './admin-repository.ts';

/** What a transaction has read before it may move an e-mail. */
export interface EmailMove {
  uid: string;
  to: string;
  oldLock: DocumentReference;
  newLock: DocumentReference;
  undelivered: DocumentReference[];
}

/** Reads what a move touches; throws `user_already_exists` where the address is someone's. */
export async function readEmailMove(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  to: string,
): Promise<EmailMove> {
  const { db } = context;
  const lockOf = (email: string) => memberEmailDoc(db, context.keyedHash('email', email));
  const newLock = lockOf(to);
  const [admin, lock] = await transaction.getAll(adminDoc(db, to), newLock);
  if (admin?.exists) throw new AppError('user_already_exists');
  const holder = lock?.exists ? (lock.get('uid') as string) : null;
  if (holder && holder !== member.id && (await readMember(transaction, db, holder))) {
    throw new AppError('user_already_exists');
  }
  const mails = await transaction.get(db.collection('mail').where('member_id', '==', member.id));
  const undelivered = mails.docs
    .filter((mail) => isWaiting(mail.data() as MailDocument))
    .map((mail) => mail.ref);
  return { uid: member.id, to, oldLock: lockOf(member.email), newLock, undelivered };
}

const isWaiting = ({ delivery }: MailDocument) =>
  delivery.state === 'PENDING' || delivery.state === 'ERROR';

/**
 * Moves the lock and the mails that still wait, and answers what the member row gets: sessions
 * end, and the account is marked unfinished until it has followed.
 */
export function moveEmail(
  transaction: Transaction,
  move: EmailMove,
  now: Date,
): Pick<MemberDocument, 'account' | 'sessions_valid_after'> {
  transaction.delete(move.oldLock);
  transaction.set(move.newLock, { uid: move.uid, created_at: Timestamp.fromDate(now) });
  for (const mail of move.undelivered) transaction.update(mail, { to: move.to });
  return { account: 'pending', sessions_valid_after: sessionsEndingNow(now) };
}
