import type { Amounts } from '@fanclub/contract/money/amounts';
import {
  AggregateField,
  FieldPath,
  type Firestore,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import type { ApplicationFields } from './application.ts';
import type { Member } from './member.ts';
import { type RowQuery, rowsOf } from './rows.ts';

/**
 * `applications/{request number}`: one person's application for one season. Whoever creates the document takes the
 * number.
 */
export interface ApplicationDocument extends ApplicationFields {
  /** Id of the person. */
  member: string;
  /** The person's country of residence while the application was the present one; the figures count by it. */
  country: string;
}

/** The applications of all persons, for queries in other files. */
export const applicationsOf = (db: Firestore) => rowsOf<ApplicationDocument>(db, 'applications');

export const applicationDoc = (db: Firestore, requestNumber: string) =>
  applicationsOf(db).doc(requestNumber);

/** Updates an earlier application. The present one is updated with its person by `updateMember`. */
export function updateApplication(
  transaction: Transaction,
  db: Firestore,
  requestNumber: string,
  fields: Partial<ApplicationFields>,
): void {
  transaction.update(applicationDoc(db, requestNumber), fields as UpdateData<ApplicationDocument>);
}

/** Ends what only a present application has: the identity images, and the marks by which queues of the panel find it. */
export function closeApplication(transaction: Transaction, db: Firestore, member: Member): void {
  const { request_number: number, passport_upload, flagged_since_decision: isFlagged } = member;
  const ended = { passport_upload: null, passport_before: null, flagged_since_decision: false };
  // The queue "mine" lists no approved applications, so most of them stay as they are.
  if (passport_upload || isFlagged || member.request_status !== 'approved') {
    updateApplication(transaction, db, number, { ...ended, handled_by: null });
  }
}

/** Every application, in a stable order. */
export function allApplications(db: Firestore): RowQuery<ApplicationDocument> {
  return applicationsOf(db).orderBy(FieldPath.documentId());
}

/** The largest number of values that Firestore accepts in one `in` query. */
export const askedAtOnce = 30;

/** Reads the applications of these submissions. */
export async function sentTogether(
  db: Firestore,
  ids: readonly string[],
): Promise<ApplicationDocument[]> {
  if (ids.length === 0) return [];
  const some = applicationsOf(db).where('submission.id', 'in', ids.slice(0, askedAtOnce));
  const [{ docs }, others] = await Promise.all([
    some.get(),
    sentTogether(db, ids.slice(askedAtOnce)),
  ]);
  return [...docs.map((row) => row.data()), ...others];
}

/** The applications that used a promo code. */
export function applicationsWithCode(db: Firestore, code: string): RowQuery<ApplicationDocument> {
  return applicationsOf(db).where('promo_code', '==', code);
}

/** The applications that were decided before a time and still have a document of this kind. */
export function applicationsWithDocument(
  db: Firestore,
  field: 'receipt_upload' | 'passport_upload',
  decidedBefore: Date,
): RowQuery<ApplicationDocument> {
  return applicationsOf(db)
    .where(field, '>', '')
    .where('decided_at', '<=', timestampOf(decidedBefore))
    .orderBy(field)
    .orderBy('decided_at');
}

/** The applications that were decided before a time and whose answer to a request is still stored. */
export function applicationsWithAnswer(
  db: Firestore,
  decidedBefore: Date,
): RowQuery<ApplicationDocument> {
  return applicationsOf(db)
    .where('answered.at', '>', timestampOf(0))
    .where('decided_at', '<=', timestampOf(decidedBefore))
    .orderBy('answered.at')
    .orderBy('decided_at');
}

/** The applications that were decided since a time, in the order of the decisions. */
export function applicationsDecidedSince(
  db: Firestore,
  since: Date,
): RowQuery<ApplicationDocument> {
  return applicationsOf(db)
    .where('request_status', 'in', ['approved', 'rejected'])
    .where('decided_at', '>=', timestampOf(since))
    .orderBy('decided_at');
}

/** Adds up what was received for all applications of a season. Firestore bills a read for each 1,000 applications. */
export async function sumReceivedFor(db: Firestore, season: string): Promise<Amounts> {
  const sums = {
    EUR: AggregateField.sum('received.EUR'),
    IRR: AggregateField.sum('received.IRR'),
  };
  const ofSeason = applicationsOf(db).where('season', '==', season);
  return (await ofSeason.aggregate(sums).get()).data();
}
