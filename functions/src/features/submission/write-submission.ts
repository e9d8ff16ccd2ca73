import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import { takeUse } from '#features/promo/promo-availability';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { parseSettings } from '#repositories/club-settings';
import { keepKey } from '#repositories/idempotency';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { personDoc } from '#repositories/members';
import { storePassword } from '#repositories/passwords';
import type { Draft } from './drafts.ts';
import { type Consents, dependantRow, guardianConsents, writeNew } from './new-row.ts';
import type { SubmissionReads } from './read-submission.ts';
import { writeRenewal } from './renewal-row.ts';

interface Writing {
  context: ServerContext;
  transaction: Transaction;
  reads: SubmissionReads;
  drafts: readonly Draft[];
  /** Request numbers of other families' applications with the same receipt or tracking number. */
  alsoUsedBy: string[];
  now: Date;
}

/** Writes all rows of a submission. Returns its members, in the order of the applications. */
export function writeSubmission(writing: Writing): [Member, ...Member[]] {
  const { reads, drafts, now } = writing;
  // A submission has at least one application.
  const [first] = drafts as [Draft];
  const consents = guardianConsents(reads, first.fresh, now);
  const members = drafts.map((draft) => writeApplication(writing, draft, consents)) as [
    Member,
    ...Member[],
  ];
  writeGuardian(writing, members, consents);
  writePromoUse(writing);
  writeKey(writing, members);
  writeMails(writing, members);
  return members;
}

function writeApplication(
  { context, transaction, reads, alsoUsedBy, now }: Writing,
  draft: Draft,
  consents: Consents,
): Member {
  const { guardianId, applications } = reads;
  if (draft.member) return writeRenewal(context, transaction, { ...draft, alsoUsedBy }, now);
  // The row of a dependant already has the results of the search for similar applications. For a registrant, that
  // search runs when the account is created.
  const row =
    draft.memberId === guardianId
      ? { ...draft.fresh, id: guardianId, has_family: applications.length > 1 }
      : dependantRow(draft, { guardianId, consents, alsoUsedBy });
  return writeNew(context, transaction, row);
}

/**
 * Writes the e-mail lock and the password of a registrant. For a guardian who gets dependants, sets `has_family` and the
 * record of the consents.
 */
function writeGuardian(
  { context, transaction, reads, now }: Writing,
  [{ email }]: [Member, ...Member[]],
  { legal_record }: Consents,
): void {
  const { kind, guardianId: uid } = reads;
  if (kind === 'addition') {
    transaction.update(personDoc(context.db, uid), { has_family: true, legal_record });
  }
  if (kind === 'registration') {
    transaction.set(memberEmailDoc(context, email), { uid, created_at: timestampOf(now) });
    // The row of the registrant says already that there is a password.
    const { passwordHash: hash } = reads;
    if (hash) storePassword(transaction, context.db, { uid, hash, now });
  }
}

/** Counts a use of the promo code. If a hold has counted the use already, marks the hold as used instead. */
function writePromoUse({ context, transaction, reads, drafts }: Writing): void {
  const { availability, hold, guardianId } = reads;
  const uses = drafts.map(({ promoUse }) => promoUse);
  if (uses.includes('count') && availability) {
    takeUse(transaction, context.db, availability, randomId());
  }
  if (uses.includes('held') && hold) transaction.update(hold.ref, { used_by: guardianId });
}

/** Stores the Idempotency-Key, if the request has one, with the ids of what this submission has created. */
function writeKey(
  { context, transaction, reads, now }: Writing,
  members: [Member, ...Member[]],
): void {
  if (reads.kind === 'renewal') return;
  const { guardianId: uid, kind, key } = reads;
  const [{ request_number }] = members;
  const people = members.map(({ id }) => id);
  const sent = { ...key, at: timestampOf(now) };
  const made = { uid, request_number, ...(kind === 'addition' && { people }) };
  keepKey(transaction, context.db, sent, made);
}

/** Writes a mail to the guardian about all applications, and one to the staff if the settings have an e-mail for it. */
function writeMails(
  { context, transaction, reads, now }: Writing,
  members: [Member, ...Member[]],
): void {
  const { kind, guardianId, guardian, notifications } = reads;
  const [first] = members;
  const isOwn = kind === 'registration' || members.every(({ id }) => id === guardianId);
  const ids = members.map(({ id }) => id);
  const { people, ...received } = isOwn
    ? { kind: 'application_received' as const, people: ids.filter((id) => id !== guardianId) }
    : { kind: 'family_received' as const, people: ids };
  const mailId = randomId();
  const mail = buildMail({
    ...received,
    id: mailId,
    memberId: guardianId,
    to: members.find(({ id }) => id === guardianId) ?? guardian ?? first,
    data: people.length > 0 ? { people } : {},
    now,
  });
  transaction.create(mailDoc(context.db, mailId), mail);
  const { notify_email: email, notify_language: language } = parseSettings(
    'notifications',
    notifications,
  );
  if (email === '') return;
  const id = randomId();
  const about = { id, memberId: first.id, to: { email, language }, data: {}, now };
  transaction.create(mailDoc(context.db, id), buildMail({ ...about, kind: 'new_application' }));
}
