import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { adminDoc } from '#repositories/admins';
import { mailsTo } from '#repositories/mails';
import type { Member, MemberDocument } from '#repositories/member';
import { memberEmailDoc, otherEmailDocs, readEmailHolder } from '#repositories/member-emails';
import { readMember } from '#repositories/members';
import { codesFor } from '#repositories/promo-codes';

/** The rows that a change of e-mail reads in its transaction before it writes. */
export interface EmailMove {
  uid: string;
  oldLocks: ReturnType<typeof memberEmailDoc>[];
  newLock: ReturnType<typeof memberEmailDoc>;
  /**
   * Mails with a link for which somebody entered the old e-mail. Their rows have only that e-mail and no member id.
   */
  askedFor: DocumentReference[];
  /** Promo codes that are reserved for the old e-mail. */
  codes: DocumentReference[];
  to: string;
}

/** Throws `user_already_exists` if the e-mail belongs to another member or to an admin. */
export async function requireFreeEmail(
  context: ServerContext,
  transaction: Transaction,
  memberId: string,
  email: string,
): Promise<void> {
  const { db } = context;
  const [admin, holder] = await Promise.all([
    transaction.get(adminDoc(db, email)),
    readEmailHolder(context, transaction, email),
  ]);
  if (admin.exists) throw new AppError('user_already_exists');
  if (holder && holder !== memberId && (await readMember(transaction, db, holder))) {
    throw new AppError('user_already_exists');
  }
}

/**
 * Reads the rows for a change of e-mail. Throws `user_already_exists` if the e-mail belongs to another member or to
 * an admin.
 */
export async function readEmailMove(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  to: string,
): Promise<EmailMove> {
  const { db } = context;
  const newLock = memberEmailDoc(context, to);
  await requireFreeEmail(context, transaction, member.id, to);
  // Several members without a mailbox share the empty address, so no lock, code or mail under it belongs to this
  // member.
  if (member.email === '') {
    return { uid: member.id, oldLocks: [], newLock, askedFor: [], codes: [], to };
  }
  const [mails, codes] = await Promise.all([
    transaction.get(mailsTo(db, member.email)),
    transaction.get(codesFor(db, member.email)),
  ]);
  const askedFor = mails.docs.filter((mail) => mail.data().member_id === null);
  return {
    uid: member.id,
    oldLocks: [memberEmailDoc(context, member.email), ...otherEmailDocs(context, member.email)],
    newLock,
    askedFor: askedFor.map((mail) => mail.ref),
    codes: codes.docs.map((code) => code.ref),
    to,
  };
}

/**
 * Gives the member the lock of the new e-mail, and returns the fields to write to the member row: sessions end, the new
 * e-mail is not proved, the stored Google id is removed, and `account` is `pending` until the account has the new
 * e-mail. Promo codes move to the new e-mail. Mails with links that were requested for the old e-mail are deleted,
 * because a later deletion of the member would not find these mails.
 */
export function moveEmail(
  transaction: Transaction,
  move: EmailMove,
  now: Date,
): Pick<MemberDocument, 'account' | 'sessions_valid_after' | 'google_sub' | 'email_confirmed_at'> {
  for (const lock of move.oldLocks) transaction.delete(lock);
  for (const mail of move.askedFor) transaction.delete(mail);
  for (const code of move.codes) transaction.update(code, { email: move.to });
  transaction.set(move.newLock, { uid: move.uid, created_at: timestampOf(now) });
  return {
    account: 'pending',
    sessions_valid_after: sessionsEndingNow(now),
    google_sub: null,
    email_confirmed_at: null,
  };
}
