import { promoCodePattern } from '@fanclub/contract/promo/code';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import {
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { adminDoc } from '#admin/admin-repository';
import type { ServerContext } from '#app/context';
import { AppError, invalidFields } from '#http/app-error';
import { mailDoc } from '#mail/mail-document';
import type { Member } from '#members/member';
import {
  memberDoc,
  memberEmailDoc,
  readMember,
  requestNumberDoc,
} from '#members/member-repository';
import { promoCodeDoc } from '#promo/promo-record';
import { promoReservationDoc } from '#promo/promo-reservation';
import { instantOf } from '#settings/deadline';
import {
  notificationSettingsDoc,
  parseNotificationSettings,
} from '#settings/notification-settings';
import {
  parseRegistrationSettings,
  type RegistrationSettings,
  registrationSettingsDoc,
} from '#settings/registration-settings';
import { checkClaimable, claimUpdate } from '#uploads/claim-uploads';
import { type UploadDocument, uploadDoc, uploadIdOf } from '#uploads/upload';
import { decidePromo } from './decide-promo.ts';
import { type IdempotencyRow, idempotencyDoc, idempotencyTtlMs } from './idempotency.ts';
import { memberFromRequest, type Rate } from './member-from-request.ts';
import { registrationMails } from './registration-mails.ts';

/** All that a registration needs, drawn before the transaction, whose body may run several times. */
export interface RegistrationAttempt {
  body: RegisterRequest;
  uid: string;
  requestNumber: string;
  mailId: string;
  /** Of the mail to the staff. */
  noticeId: string;
  emailHash: string;
  keyHash: string | null;
  bodyHash: string;
  fingerprint: string;
  rate: Rate | null;
}

export type CommitOutcome =
  | { kind: 'created'; member: Member }
  /** The same Idempotency-Key and body came before. */
  | { kind: 'repeated'; member: Member }
  /** The e-mail is taken. */
  | { kind: 'taken'; member: Member }
  | { kind: 'number_taken' };

const attempts = 10;

/**
 * The one transaction of decisions §5: member, e-mail lock, promo use, uploads, request number and
 * mail, or nothing at all. It writes this member's documents and the promo code's, no other.
 */
export function commitRegistration(
  context: ServerContext,
  attempt: RegistrationAttempt,
): Promise<CommitOutcome> {
  return context.db.runTransaction((transaction) => commit(context, attempt, transaction), {
    maxAttempts: attempts,
  });
}

async function commit(
  context: ServerContext,
  attempt: RegistrationAttempt,
  transaction: Transaction,
): Promise<CommitOutcome> {
  const { db } = context;
  const { body } = attempt;
  const now = context.now();
  const wanted = {
    settings: registrationSettingsDoc(db),
    notifications: notificationSettingsDoc(db),
    admin: adminDoc(db, body.email),
    emailLock: memberEmailDoc(db, attempt.emailHash),
    number: requestNumberDoc(db, attempt.requestNumber),
    receipt: uploadDoc(db, uploadIdOf(body.receiptUrl)),
    ...(body.passportUrl && { passport: uploadDoc(db, uploadIdOf(body.passportUrl)) }),
    ...(attempt.keyHash && { repeat: idempotencyDoc(db, attempt.keyHash) }),
    ...(isCode(body.promo_code) && { promo: promoCodeDoc(db, body.promo_code) }),
    ...(isHoldId(body.promo_reservation) && {
      hold: promoReservationDoc(db, body.promo_reservation),
    }),
  };
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  const snapshots = await transaction.getAll(...Object.values(wanted));
  const read = Object.fromEntries(names.map((name, i) => [name, snapshots[i]])) as Partial<
    Record<keyof typeof wanted, DocumentSnapshot>
  >;
  const must = (name: keyof typeof wanted) => read[name] as DocumentSnapshot;

  if (read.repeat?.exists) {
    const row = read.repeat.data() as IdempotencyRow;
    const member = await readMember(transaction, db, row.uid);
    if (member && row.expires_at.toMillis() > now.getTime()) {
      if (row.body_hash !== attempt.bodyHash) throw new AppError('registration_already_submitted');
      return { kind: 'repeated', member };
    }
  }
  if (must('admin').exists) throw new AppError('user_already_exists');
  if (must('emailLock').exists) {
    const member = await readMember(transaction, db, must('emailLock').get('uid'));
    if (member) return { kind: 'taken', member };
  }
  if (must('number').exists) return { kind: 'number_taken' };

  const settings = parseRegistrationSettings(must('settings'));
  checkUploads(read.receipt as DocumentSnapshot, read.passport, now.getTime());
  checkDeadline(settings, must('receipt').data() as UploadDocument, now.getTime());
  const promo = decidePromo(body, settings.prices, read.promo, read.hold, now.getTime());
  const document = memberFromRequest(body, {
    requestNumber: attempt.requestNumber,
    settings,
    cost: promo.cost,
    promoCode: promo.promoCode,
    rate: attempt.rate,
    fingerprint: attempt.fingerprint,
    now,
  });

  transaction.create(memberDoc(db, attempt.uid), document);
  transaction.set(wanted.emailLock, { uid: attempt.uid, created_at: document.created_at });
  transaction.create(wanted.number, { uid: attempt.uid });
  const claim = claimUpdate(attempt.uid, attempt.requestNumber);
  transaction.update(wanted.receipt, { ...claim });
  if (wanted.passport) transaction.update(wanted.passport, { ...claim });
  if (promo.use === 'count' && wanted.promo) {
    transaction.update(wanted.promo, { usedCount: FieldValue.increment(1) });
  }
  if (promo.use === 'held' && wanted.hold)
    transaction.update(wanted.hold, { used_by: attempt.uid });
  const mails = registrationMails(attempt, parseNotificationSettings(must('notifications')), now);
  for (const { id, mail } of mails) transaction.create(mailDoc(db, id), mail);
  if (wanted.repeat) {
    transaction.set(wanted.repeat, {
      body_hash: attempt.bodyHash,
      uid: attempt.uid,
      request_number: attempt.requestNumber,
      expires_at: Timestamp.fromMillis(now.getTime() + idempotencyTtlMs),
    } satisfies IdempotencyRow);
  }
  return { kind: 'created', member: { id: attempt.uid, ...document } };
}

function isCode(code: string | null | undefined): code is string {
  return typeof code === 'string' && promoCodePattern.test(code);
}

function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}

function checkUploads(
  receipt: DocumentSnapshot,
  passport: DocumentSnapshot | undefined,
  nowMs: number,
): void {
  const problems = {
    receiptUrl: checkClaimable(receipt, 'receipt', nowMs),
    passportUrl: passport ? checkClaimable(passport, 'passport', nowMs) : null,
  };
  const errors = Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== null),
  ) as FieldErrors;
  if (Object.values(errors).includes('upload_already_used')) {
    throw new AppError('upload_already_used', { errors });
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** After an enforced deadline only those who uploaded their receipt before it come in (decisions §3). */
function checkDeadline(
  settings: RegistrationSettings,
  receipt: UploadDocument,
  nowMs: number,
): void {
  if (!settings.enforceDeadline) return;
  const deadlineMs = instantOf(settings.deadline, settings.deadlineZone);
  if (nowMs > deadlineMs && receipt.created_at.toMillis() > deadlineMs) {
    throw new AppError('registration_closed');
  }
}
