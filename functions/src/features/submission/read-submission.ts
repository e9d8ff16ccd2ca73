import { isPossibleId } from '@fanclub/contract/http/id-field';
import { isForFamily } from '@fanclub/contract/pricing/packages';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { findDuplicates } from '#features/duplicate-receipts/find-duplicates';
import { isOpenHold } from '#features/promo/decide-promo';
import { type PromoAvailability, readAvailability } from '#features/promo/promo-availability';
import { readImages } from '#features/uploads/take-document';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { outOfTime } from '#platform/deadline';
import { adminDoc } from '#repositories/admins';
import { applicationDoc } from '#repositories/applications';
import { settingsDoc } from '#repositories/club-settings';
import { readDependants } from '#repositories/families';
import { idempotencyDoc } from '#repositories/idempotency';
import type { Member } from '#repositories/member';
import { memberEmailDoc, otherEmailDocs } from '#repositories/member-emails';
import { membersFrom, personDoc } from '#repositories/members';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { registrationSettingsDoc } from '#repositories/registration-settings';
import { type Found, readTogether } from '#repositories/rows';
import { uploadDoc, uploadIdOf } from '#repositories/uploads';
import type { Submission } from './submission.ts';

type Of<Kind> = Extract<Submission, { kind: Kind }>;

/**
 * Reads the rows of a submission. One round trip is enough for most submissions. A second one reads the rows that only
 * some submissions need. Inside the transaction, the settings would be locked for everybody.
 */
export async function readSubmission(
  context: ServerContext,
  transaction: Transaction,
  submission: Submission,
) {
  const { db } = context;
  const [settings, reads] = await Promise.all([
    readTogether(db, {
      settings: registrationSettingsDoc(db),
      notifications: settingsDoc(db, 'notifications'),
    }),
    readKind(context, transaction, submission),
  ]);
  return { ...reads, ...settings };
}
export type SubmissionReads = Awaited<ReturnType<typeof readSubmission>>;
export type ReadApplication = SubmissionReads['applications'][number];

function readKind(context: ServerContext, transaction: Transaction, submission: Submission) {
  switch (submission.kind) {
    case 'registration':
      return readRegistration(context, transaction, submission);
    case 'addition':
      return readAddition(context, transaction, submission);
    case 'renewal':
      return readRenewal(context, transaction, submission);
  }
}

async function readRegistration(
  context: ServerContext,
  transaction: Transaction,
  submission: Of<'registration'>,
) {
  const { db } = context;
  const [{ body: registrant }] = submission.applications;
  const { admin, emailLocks, ...rows } = await readTogether(transaction, {
    ...newRows(db, submission),
    admin: adminDoc(db, registrant.email),
    // An e-mail has more than one lock only while the hash key is being replaced.
    emailLocks: [
      memberEmailDoc(context, registrant.email),
      ...otherEmailDocs(context, registrant.email),
    ],
  });
  return {
    ...submission,
    ...(await readRest(context, transaction, submission, rows)),
    guardian: null,
    family: [],
    ...readsOfNew(submission, rows),
    isAdmin: admin.exists,
    emailHolder: emailLocks.map((lock) => lock.data()?.uid).find(Boolean),
  };
}

async function readAddition(
  context: ServerContext,
  transaction: Transaction,
  submission: Of<'addition'>,
) {
  const { db } = context;
  const { guardianId } = submission;
  const { guardian, ...rows } = await readTogether(transaction, {
    ...newRows(db, submission),
    guardian: personDoc(db, guardianId),
  });
  const family = await membersFrom(transaction, db, [guardian]);
  const member = familyMember(family, guardianId, guardianId);
  const [rest, dependants] = await Promise.all([
    readRest(context, transaction, submission, rows),
    readDependants(transaction, db, guardianId),
  ]);
  return {
    ...submission,
    ...rest,
    guardian: member,
    ...readsOfNew(submission, rows),
    family: [member, ...dependants],
    dependants,
  };
}

async function readRenewal(
  context: ServerContext,
  transaction: Transaction,
  submission: Of<'renewal'>,
) {
  const { db } = context;
  const { guardianId, applications } = submission;
  const ids = [guardianId, ...applications.map(({ memberId }) => memberId)];
  const { persons, ...rows } = await readTogether(transaction, {
    ...commonRows(db, submission),
    persons: [...new Set(ids)].filter(isPossibleId).map((id) => personDoc(db, id)),
  });
  const found = await membersFrom(transaction, db, persons);
  const [guardian, ...renewing] = ids.map((id) => familyMember(found, id, guardianId));
  const bodies = applications.map((one, i) => one.registrationOf(renewing[i] as Member));
  const isShared = bodies.some(({ pack_type }) => isForFamily(pack_type));
  const [rest, earlierPassports, dependants] = await Promise.all([
    readRest(context, transaction, submission, rows),
    Promise.all(renewing.map((member) => readImages(transaction, db, member, 'passport'))),
    isShared ? readDependants(transaction, db, guardianId) : [],
  ]);
  return {
    ...submission,
    ...rest,
    guardian: guardian as Member,
    family: [guardian as Member, ...dependants],
    applications: applications.map((application, i) => {
      const member = renewing[i] as Member;
      return {
        ...application,
        ...ownRows(rows, i),
        member,
        body: bodies[i] as RegisterRequest,
        fingerprint: member.fingerprint,
        earlierPassports: earlierPassports[i] ?? [],
      };
    }),
  };
}

/** The rows that every kind of submission needs. The request determines their ids. */
const commonRows = (db: Firestore, { applications, receiptIds, numbers, promo }: Submission) => ({
  receipt: uploadDoc(db, receiptIds[0]),
  hold: promo?.holdId ? promoReservationDoc(db, promo.holdId) : null,
  numbers: numbers.map((number) => applicationDoc(db, number)),
  passports: applications.map(({ body: { passportUrl } }) =>
    passportUrl ? uploadDoc(db, uploadIdOf(passportUrl)) : null,
  ),
});

/** An Idempotency-Key has more than one hash only while the hash key is being replaced. */
const newRows = (db: Firestore, submission: Of<'registration' | 'addition'>) => ({
  ...commonRows(db, submission),
  keys: submission.key.keyHashes.map((hash) => idempotencyDoc(db, hash)),
});

type CommonRows = Found<ReturnType<typeof commonRows>>;

/** Returns the row of one application's request number, which exists if the number is taken, and its identity image. */
const ownRows = ({ numbers, passports }: CommonRows, i: number) => ({
  number: numbers[i] as DocumentSnapshot,
  passport: passports[i],
});

const readsOfNew = (
  { applications }: Of<'registration' | 'addition'>,
  { keys, ...rows }: Found<ReturnType<typeof newRows>>,
) => ({
  applications: applications.map((each, i) => ({ ...each, ...ownRows(rows, i), member: null })),
  sentBefore: keys.map((key) => key.data()).find(Boolean),
});

/** Throws `user_not_found` for a member who does not belong to the guardian's family, as for an unknown id. */
function familyMember(found: readonly Member[], id: string, guardianId: string): Member {
  const member = found.find((one) => one.id === id);
  if (!member || ![member.id, member.guardian_id].includes(guardianId)) {
    throw new AppError('user_not_found');
  }
  return member;
}

/**
 * Returns the receipt and the data to count a use of the promo code. If a hold has counted the use already, the record
 * that was read outside the transaction is enough, and it is not locked.
 */
async function readRest(
  { db, now }: ServerContext,
  transaction: Transaction,
  { promo }: Submission,
  { receipt, hold }: CommonRows,
) {
  const isHeld = promo !== null && isOpenHold(hold?.data(), promo.record.row.id, now().getTime());
  const availability: PromoAvailability | null =
    promo && !isHeld
      ? await readAvailability(transaction, db, promo.record)
      : (promo?.record ?? null);
  return { receipt: receipt.data(), hold, availability };
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
  { kind, guardianId, applications, receiptIds, receipt }: SubmissionReads,
): Promise<string[]> {
  if (receiptIds.length < applications.length) throw outOfTime();
  const [first] = applications;
  if (!receipt || !first || (kind === 'registration' && applications.length === 1)) return [];
  const { last_name, phone, postal_code, transfer_number } = first.body;
  const household = {
    id: guardianId,
    guardian_id: null,
    last_name,
    phone: phone ?? '',
    postal_code: postal_code ?? '',
  };
  const sent = {
    household,
    uploadId: receiptIds[0],
    sha256: receipt.sha256,
    transferNumber: transfer_number,
  };
  return findDuplicates(db, sent, transaction);
}
