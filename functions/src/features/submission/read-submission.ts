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
import { settingsDoc } from '#repositories/club-settings';
import { readDependants } from '#repositories/families';
import { idempotencyDoc } from '#repositories/idempotency';
import type { Member } from '#repositories/member';
import { memberEmailDoc, otherEmailDocs } from '#repositories/member-emails';
import { isDocumentId, memberDoc, toMember } from '#repositories/members';
import { type PromoReservation, promoReservationDoc } from '#repositories/promo-reservations';
import { registrationSettingsDoc } from '#repositories/registration-settings';
import { requestNumberDoc } from '#repositories/request-numbers';
import { readTogether } from '#repositories/rows';
import { fileUrlOf, type UploadDocument, uploadDoc, uploadIdOf } from '#repositories/uploads';
import { type Applying, registrantOf, type Submission } from './submission.ts';

/** An application with the rows that were read for it. */
export interface ReadApplication {
  memberId: string;
  path: string;
  body: RegisterRequest;
  fingerprint: string;
  similarTo: string[];
  requestNumber: string;
  /** The member who renews; null for a person who has no row yet. */
  member: Member | null;
  /** The lock of the request number. It exists if the number is taken. */
  number: DocumentSnapshot;
  passport: DocumentSnapshot<UploadDocument> | undefined;
  /** The identity images that the member's row has from earlier. */
  earlierPassports: string[];
}

interface Given {
  /** The id of a receipt upload for each application. */
  receiptIds: readonly string[];
  /** A request number for each application, which may turn out to be taken. */
  numbers: readonly string[];
}

/**
 * Reads all rows of a submission. One round trip is enough for most submissions. A second one reads the rows that only
 * some submissions need.
 */
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
 * Reads the rows whose ids the request determines. The settings are read outside the transaction, because inside it
 * they would be locked for everybody.
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
  // An e-mail has more than one lock, and an Idempotency-Key more than one hash, only while the hash key is being
  // replaced.
  const emailLocks = email
    ? [memberEmailDoc(context, email), ...otherEmailDocs(context, email)]
    : [];
  const [shared, own] = await Promise.all([
    readTogether(db, {
      settings: registrationSettingsDoc(db),
      notifications: settingsDoc(db, 'notifications'),
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

/**
 * Returns the applicant of an application. Throws `user_not_found` for a member who does not belong to the guardian's
 * family, as for an unknown id.
 */
function applicantOf(application: Applying, member: Member | null, guardianId: string) {
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

/**
 * Returns the data to count a use of the code. If a hold has counted the use already, the record that was read
 * outside the transaction is enough, and it is not locked.
 */
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
 * `service_busy` if several applications have the same upload as receipt: the receipt could not be copied, because it
 * could not be claimed at that time; a repeated call can copy it. For a registrant alone returns nothing, because these
 * numbers are searched when the account is created.
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
