import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { findDuplicates } from '#features/duplicate-receipts/find-duplicates';
import { isOpenHold } from '#features/promo/decide-promo';
import { type PromoAvailability, readAvailability } from '#features/promo/promo-availability';
import { readImages } from '#features/uploads/take-document';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { outOfTime } from '#platform/deadline';
import { adminDoc } from '#repositories/admins';
import { readDependants } from '#repositories/families';
import { idempotencyDoc } from '#repositories/idempotency';
import type { Member } from '#repositories/member';
import { memberEmailDoc, otherEmailDocs } from '#repositories/member-emails';
import { isDocumentId, memberDoc, toMember } from '#repositories/members';
import { notificationSettingsDoc } from '#repositories/notification-settings';
import { type PromoReservation, promoReservationDoc } from '#repositories/promo-reservations';
import { registrationSettingsDoc } from '#repositories/registration-settings';
import { requestNumberDoc } from '#repositories/request-numbers';
import { readTogether } from '#repositories/rows';
import { fileUrlOf, type UploadDocument, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { type Application, registrantOf, type Submission } from './submission.ts';

/** An application with the rows that belong to it. */
export interface ReadApplication {
  memberId: string;
  path: string;
  body: RegisterRequest;
  fingerprint: string;
  similarTo: string[];
  requestNumber: string;
  /** The member who renews; null for somebody new. */
  member: Member | null;
  /** The lock of the request number. It exists where the number is somebody's already. */
  number: DocumentSnapshot;
  passport: DocumentSnapshot<UploadDocument> | undefined;
  /** The identity images that the member's row still has. */
  earlierPassports: string[];
}

interface Given {
  /** An upload for each application. */
  receiptIds: readonly string[];
  /** A request number for each application, which is free as far as anybody knows. */
  numbers: readonly string[];
}

/** Reads what a submission needs: all of it in one round trip, but for what only some submissions need. */
export async function readSubmission(
  context: ServerContext,
  transaction: Transaction,
  submission: Submission,
  given: Given,
) {
  const { db } = context;
  const { guardianId, signedIn, promo } = submission;
  const rows = await readRows(context, transaction, submission, given);
  const guardian = rows.guardian ? toMember(rows.guardian) : null;
  if (signedIn && !guardian) throw new AppError('user_not_found');
  const applications = withRows(submission, rows, given);
  const addsToFamily = guardian !== null && applications.some(({ member }) => member === null);
  const [availability, dependants, earlierPassports] = await Promise.all([
    promo ? promoAvailability(context, transaction, promo.record, rows.hold?.data()) : null,
    addsToFamily ? readDependants(transaction, db, guardianId) : [],
    Promise.all(
      applications.map(({ member }) =>
        member ? readImages(transaction, db, member, 'passport') : [],
      ),
    ),
  ]);
  return {
    settings: rows.settings,
    notifications: rows.notifications,
    guardian,
    dependants,
    isAdmin: rows.admin?.exists === true,
    emailHolder: rows.emailLocks.map((lock) => lock.data()?.uid).find(Boolean),
    sentBefore: rows.keys.map((key) => key.data()).find(Boolean),
    receipt: rows.receipt.data(),
    hold: rows.hold,
    promo: availability,
    applications: applications.map(
      (each, i): ReadApplication => ({ ...each, earlierPassports: earlierPassports[i] ?? [] }),
    ),
  };
}
export type SubmissionReads = Awaited<ReturnType<typeof readSubmission>>;

/**
 * The rows whose ids are known beforehand. The settings are read beside the transaction, which would lock them
 * for everybody.
 */
async function readRows(
  context: ServerContext,
  transaction: Transaction,
  submission: Submission,
  { numbers }: Given,
) {
  const { db } = context;
  const { applications, promo } = submission;
  const email = registrantOf(submission)?.email;
  // There is a second lock or key only while a key of hashes is being replaced.
  const emailLocks = email
    ? [memberEmailDoc(context, email), ...otherEmailDocs(context, email)]
    : [];
  const [shared, own] = await Promise.all([
    readTogether(db, {
      settings: registrationSettingsDoc(db),
      notifications: notificationSettingsDoc(db),
    }),
    readTogether(transaction, {
      guardian: submission.signedIn ? memberDoc(db, submission.guardianId) : null,
      admin: email ? adminDoc(db, email) : null,
      emailLocks,
      keys: submission.keyHashes.map((hash) => idempotencyDoc(db, hash)),
      receipt: uploadDoc(db, submission.receiptId),
      hold: promo?.holdId ? promoReservationDoc(db, promo.holdId) : null,
      members: applications.map(({ kind, memberId }) =>
        kind === 'renewed' && isDocumentId(memberId) ? memberDoc(db, memberId) : null,
      ),
      numbers: numbers.map((number) => requestNumberDoc(db, number)),
      passports: applications.map(({ body: { passportUrl } }) =>
        passportUrl ? uploadDoc(db, uploadIdOf(passportUrl)) : null,
      ),
    }),
  ]);
  return { ...shared, ...own };
}

function withRows(
  { applications, guardianId, receiptId }: Submission,
  rows: Awaited<ReturnType<typeof readRows>>,
  { receiptIds, numbers }: Given,
): Omit<ReadApplication, 'earlierPassports'>[] {
  return applications.map((application, i) => {
    const row = rows.members[i];
    const applicant = applicantOf(application, row ? toMember(row) : null, guardianId);
    return {
      ...applicant,
      body: { ...applicant.body, receiptUrl: fileUrlOf(receiptIds[i] ?? receiptId) },
      memberId: application.memberId,
      path: application.path,
      requestNumber: numbers[i] as string,
      number: rows.numbers[i] as DocumentSnapshot,
      passport: rows.passports[i],
    };
  });
}

/** Throws `user_not_found` for a member who is not of the guardian's family, as if the id were nobody's. */
function applicantOf(application: Application, member: Member | null, guardianId: string) {
  if (application.kind === 'new') {
    const { body, fingerprint, similarTo } = application;
    return { member: null, body, fingerprint, similarTo };
  }
  if (!member || ![member.id, member.guardian_id].includes(guardianId)) {
    throw new AppError('user_not_found');
  }
  const body = application.registrationOf(member);
  return { member, body, fingerprint: member.fingerprint, similarTo: [] };
}

/** A hold has counted the use already: then the record of before is enough, and stays unlocked. */
async function promoAvailability(
  context: ServerContext,
  transaction: Transaction,
  record: PromoAvailability,
  hold: PromoReservation | undefined,
): Promise<PromoAvailability> {
  const isHeld = isOpenHold(hold, record.row.id, context.now().getTime());
  return isHeld ? record : readAvailability(transaction, context.db, record);
}

/**
 * Returns the request numbers of other families' applications with the same receipt or tracking number. Throws
 * `service_busy` if the applications don't each have an upload: no copies were made because the receipt could not be
 * claimed at that time, but a repeat can make them. For a registrant alone the numbers are looked up when the
 * account is made.
 */
export async function readOtherUses(
  { db }: ServerContext,
  transaction: Transaction,
  submission: Submission,
  { receipt, applications }: SubmissionReads,
): Promise<string[]> {
  const urls = new Set(applications.map(({ body }) => body.receiptUrl));
  if (urls.size < applications.length) throw outOfTime();
  const [first] = applications;
  if (!receipt || !first || (registrantOf(submission) && applications.length === 1)) return [];
  const { last_name, phone, postal_code, transfer_number } = first.body;
  const household = {
    id: submission.guardianId,
    guardian_id: null,
    last_name,
    phone: phone ?? '',
    postal_code: postal_code ?? '',
  };
  const sent = {
    household,
    uploadId: submission.receiptId,
    sha256: receipt.sha256,
    transferNumber: transfer_number,
  };
  return findDuplicates(db, sent, transaction);
}
