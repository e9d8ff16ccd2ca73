import type { Transaction } from 'firebase-admin/firestore';
import { takeUse } from '#features/promo/promo-availability';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { parseSettings } from '#repositories/club-settings';
import { keepKey } from '#repositories/idempotency';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { memberDoc } from '#repositories/members';
import { storePassword } from '#repositories/passwords';
import type { Draft } from './drafts.ts';
import { type Consents, dependantRow, guardianConsents, writeNew } from './new-row.ts';
import type { SubmissionReads } from './read-submission.ts';
import { writeRenewal } from './renewal-row.ts';
import { registrantOf, type Submission } from './submission.ts';
import { submissionMails } from './submission-mails.ts';

interface Writing {
  context: ServerContext;
  transaction: Transaction;
  submission: Submission;
  reads: SubmissionReads;
  drafts: readonly Draft[];
  /** Request numbers of other families' applications with the same receipt or tracking number. */
  alsoUsedBy: string[];
  now: Date;
}

/** Writes all rows of a submission. Returns its members, in the order of the applications. */
export function writeSubmission(writing: Writing): [Member, ...Member[]] {
  const { submission, reads, drafts, now } = writing;
  const consents = guardianConsents(submission, reads.guardian, now);
  // A submission has at least one application.
  const members = drafts.map((draft) => writeApplication(writing, draft, consents)) as [
    Member,
    ...Member[],
  ];
  writeGuardian(writing, consents);
  writePromoUse(writing);
  writeKey(writing, members);
  writeMails(writing, members);
  return members;
}

function writeApplication(
  { context, transaction, submission, alsoUsedBy, now }: Writing,
  draft: Draft,
  consents: Consents | null,
): Member {
  const { guardianId, applications } = submission;
  const { memberId, member, fresh } = draft;
  if (member) return writeRenewal(context, transaction, { ...draft, member, alsoUsedBy }, now);
  // The row of a dependant already has the results of the search for similar applications. For a registrant, that
  // search runs when the account is created.
  const row =
    memberId === guardianId
      ? { ...fresh, id: memberId, has_family: applications.length > 1 }
      : dependantRow(draft, fresh, { guardianId, consents, alsoUsedBy });
  return writeNew(context, transaction, row);
}

/**
 * Writes the e-mail lock and the password of a registrant. For a guardian who gets dependants, sets `has_family` and the
 * record of the consents.
 */
function writeGuardian(
  { context, transaction, submission, drafts, now }: Writing,
  consents: Consents | null,
): void {
  const { guardianId: uid, passwordHash: hash } = submission;
  const registrant = registrantOf(submission);
  if (registrant) {
    const lock = memberEmailDoc(context, registrant.email);
    transaction.set(lock, { uid, created_at: timestampOf(now) });
    // The row of the registrant says already that there is a password.
    if (hash) storePassword(transaction, context.db, { uid, hash, now });
  } else if (drafts.some(({ member }) => member === null)) {
    const legal_record = consents?.legal_record ?? null;
    transaction.update(memberDoc(context.db, uid), { has_family: true, legal_record });
  }
}

/** Counts a use of the promo code. If a hold has counted the use already, marks the hold as used instead. */
function writePromoUse({ context, transaction, submission, reads, drafts }: Writing): void {
  const { promo, hold } = reads;
  const uses = drafts.map(({ promoUse }) => promoUse);
  if (uses.includes('count') && promo) takeUse(transaction, context.db, promo, randomId());
  if (uses.includes('held') && hold) {
    transaction.update(hold.ref, { used_by: submission.guardianId });
  }
}

/** Stores the Idempotency-Key, if the request has one, with the ids of what this submission has created. */
function writeKey(
  { context, transaction, submission, now }: Writing,
  members: [Member, ...Member[]],
): void {
  const { guardianId: uid, signedIn, keyHashes, bodyHashes } = submission;
  const [{ request_number }] = members;
  const people = members.map(({ id }) => id);
  const sent = { keyHashes, bodyHashes, at: timestampOf(now) };
  keepKey(transaction, context.db, sent, { uid, request_number, ...(signedIn && { people }) });
}

function writeMails(
  { context, transaction, submission, reads, now }: Writing,
  members: [Member, ...Member[]],
): void {
  const guardian = members.find(({ id }) => id === submission.guardianId) ?? reads.guardian;
  if (!guardian) return;
  const staff = parseSettings('notifications', reads.notifications);
  for (const { id, mail } of submissionMails(submission, { guardian, members, staff, now })) {
    transaction.create(mailDoc(context.db, id), mail);
  }
}
