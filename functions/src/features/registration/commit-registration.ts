import type { Transaction } from 'firebase-admin/firestore';
import { decidePromo } from '#features/promo/decide-promo';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { idempotencyDoc, idempotencyTtlMs } from '#repositories/idempotency';
import { mailDoc } from '#repositories/mails';
import type { Member, MemberDocument } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { memberDoc, readMember } from '#repositories/members';
import { parseNotificationSettings } from '#repositories/notification-settings';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { claimUpload } from '#repositories/uploads';
import { memberFromRequest } from './member-from-request.ts';
import { type RegistrationReads, readRegistration } from './read-registration.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { checkDeadline, checkUploads } from './registration-checks.ts';
import { registrationMails } from './registration-mails.ts';
import { writePromoUse } from './write-promo-use.ts';

export type CommitOutcome =
  | { kind: 'created'; member: Member; receiptHash: string }
  /** The same Idempotency-Key and body came before. */
  | { kind: 'repeated'; member: Member }
  /** The e-mail is taken. */
  | { kind: 'taken'; member: Member }
  | { kind: 'number_taken' };

/**
 * One transaction for all that a registration writes: member, e-mail lock, promo use, uploads,
 * request number and mail, or nothing at all. It locks this member's documents and no other, but
 * for the record of a promo code whose limit has to hold, where no hold has counted the use.
 */
export function commitRegistration(
  context: ServerContext,
  attempt: RegistrationAttempt,
): Promise<CommitOutcome> {
  return inTransaction(context.db, async (transaction) => {
    const reads = await readRegistration(context, transaction, attempt);
    const now = context.now();
    const earlier = await earlierOutcome(context, transaction, attempt, reads, now);
    return earlier ?? create(context, transaction, attempt, reads, now);
  });
}

/** What an earlier registration makes of this one, if there is one. */
async function earlierOutcome(
  { db }: ServerContext,
  transaction: Transaction,
  attempt: RegistrationAttempt,
  { earlier, admin, emailHolder, number }: RegistrationReads,
  now: Date,
): Promise<CommitOutcome | null> {
  if (earlier) {
    const member = await readMember(transaction, db, earlier.uid);
    if (member && earlier.expires_at.toMillis() > now.getTime()) {
      if (!attempt.bodyHashes.includes(earlier.body_hash)) {
        throw new AppError('registration_already_submitted');
      }
      return { kind: 'repeated', member };
    }
  }
  if (admin.exists) throw new AppError('user_already_exists');
  if (emailHolder) {
    const member = await readMember(transaction, db, emailHolder);
    if (member) return { kind: 'taken', member };
  }
  return number.exists ? { kind: 'number_taken' } : null;
}

function create(
  context: ServerContext,
  transaction: Transaction,
  attempt: RegistrationAttempt,
  reads: RegistrationReads,
  now: Date,
): CommitOutcome {
  const { body, requestNumber, rate } = attempt;
  const [fingerprint] = attempt.fingerprints;
  const settings = parseRegistrationSettings(reads.settings);
  const passport = reads.passport ? reads.passport.data() : null;
  const receipt = checkUploads(reads.receipt.data(), passport, now.getTime());
  checkDeadline(settings, receipt, now.getTime());
  const promo = decidePromo(body, settings.prices, reads.promo, reads.hold?.data(), now.getTime());
  const { cost, promoCode } = promo;
  const decided = { requestNumber, settings, cost, promoCode, rate, fingerprint, now };
  const member = memberFromRequest(body, decided);
  writeMember(context, transaction, attempt, reads, member);
  writePromoUse(context, transaction, attempt.uid, reads, promo);
  const notifications = parseNotificationSettings(reads.notifications);
  for (const { id, mail } of registrationMails(attempt, notifications, now)) {
    transaction.create(mailDoc(context.db, id), mail);
  }
  return { kind: 'created', member: { id: attempt.uid, ...member }, receiptHash: receipt.sha256 };
}

function writeMember(
  context: ServerContext,
  transaction: Transaction,
  { body, uid, requestNumber, keyHashes, bodyHashes }: RegistrationAttempt,
  { number, receipt, passport }: RegistrationReads,
  member: MemberDocument,
): void {
  const { db } = context;
  transaction.create(memberDoc(db, uid), member);
  transaction.set(memberEmailDoc(context, body.email), { uid, created_at: member.created_at });
  transaction.create(number.ref, { uid });
  for (const upload of [receipt, passport]) {
    if (upload) claimUpload(transaction, db, upload.id, { uid, requestNumber });
  }
  const [keyHash] = keyHashes;
  if (keyHash) {
    transaction.set(idempotencyDoc(db, keyHash), {
      body_hash: bodyHashes[0],
      uid,
      request_number: requestNumber,
      expires_at: timestampOf(member.created_at.toMillis() + idempotencyTtlMs),
    });
  }
}
