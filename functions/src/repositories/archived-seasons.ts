import { pick } from '@fanclub/contract/members/by-name';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import type { ApplicationFields } from './application.ts';
import type { Member } from './member.ts';
import { type RowQuery, type RowReference, rowsOf } from './rows.ts';

/** The fields of an application that are archived when a renewal replaces it. */
export const applicationFields = [
  'season',
  'is_renewal',
  'pack_type',
  'juventus_card',
  'request_number',
  'told_number',
  'base_amount',
  'juventus_card_cost',
  'shipping_cost',
  'shipping_discount',
  'shipping_effective',
  'membership_fee',
  'processing_fee',
  'total_price',
  'price_list',
  'promo_code',
  'payment_method',
  'euro_payment_method',
  'transfer_number',
  'payer_last_four',
  'exchange_rate',
  'exchange_rate_at',
  'rial_amount',
  'told_total',
  'told_rial',
  'shared_transfer',
  'receipt_upload',
  'receipt_added_at',
  'receipt_before',
  'receipt_deleted_at',
  'receipt_also_used_by',
  'request_status',
  'is_paid',
  'received',
  'payment_note',
  'submitted_at',
  'decided_at',
  'rejection_reason',
] as const satisfies readonly (keyof ApplicationFields)[];
export type ApplicationField = (typeof applicationFields)[number];

/** `members/{id}/seasons/{season}`: an application that a renewal replaced. */
export interface ArchivedSeason extends Pick<ApplicationFields, ApplicationField> {
  /** The country of residence when the application was archived; the statistics count by it. */
  country_of_residency: string;
  created_at: Timestamp;
  /** Start of the receipt's retention period; null if there is no receipt. */
  receipt_since: Timestamp | null;
  archived_at: Timestamp;
}

const seasonsUnder = (db: Firestore, memberId: string) =>
  rowsOf<ArchivedSeason>(db, `members/${memberId}/seasons`);

/** Query for a member's earlier seasons. */
export function seasonsOf(db: Firestore, memberId: string): RowQuery<ArchivedSeason> {
  return seasonsUnder(db, memberId);
}

/** The largest number of seasons that are read. No member has so many, because there is one for each year. */
const mostSeasons = 100;

/** Reads a member's earlier seasons. */
export async function findSeasonsOf(db: Firestore, memberId: string): Promise<ArchivedSeason[]> {
  return (await seasonsOf(db, memberId).limit(mostSeasons).get()).docs.map((row) => row.data());
}

/** Reads a member's earlier seasons inside a transaction. */
export async function readSeasonsOf(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
): Promise<ArchivedSeason[]> {
  return (await transaction.get(seasonsOf(db, memberId))).docs.map((row) => row.data());
}

/** Reference to a member's archived season with this label. */
export function archivedSeasonDoc(
  db: Firestore,
  memberId: string,
  season: string,
): RowReference<ArchivedSeason> {
  return seasonsUnder(db, memberId).doc(seasonIdOf(season));
}

const everybodys = (db: Firestore) =>
  db.collectionGroup('seasons').withConverter<ArchivedSeason>({
    toFirestore: (row) => row,
    fromFirestore: (snapshot) => snapshot.data() as ArchivedSeason,
  });

/** The earlier seasons of all members, ordered by the time of archiving. */
export function allArchivedSeasons(db: Firestore): RowQuery<ArchivedSeason> {
  // The collection group also finds the club's own `seasons`; they have no `archived_at`, so the order excludes
  // them.
  return everybodys(db).orderBy('archived_at');
}

/** The archived seasons with a receipt that is still stored and whose retention period started before a time. */
export function archivedWithReceipt(db: Firestore, decidedBefore: Date): RowQuery<ArchivedSeason> {
  return everybodys(db)
    .where('receipt_since', '<=', timestampOf(decidedBefore))
    .orderBy('receipt_since');
}

/**
 * Returns the numbers by which an application is found: its request number, and the number that was shown before
 * the payment if another one was assigned.
 */
export const numbersOf = ({
  request_number,
  told_number,
}: Pick<Member, 'request_number' | 'told_number'>) => [
  request_number,
  ...(told_number === null ? [] : [told_number]),
];

/** Archives a member's application before a renewal starts a new one on the same row. */
export function archiveApplication(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  now: Date,
): void {
  transaction.set(archivedSeasonDoc(db, member.id, member.season), {
    ...pick(member, applicationFields),
    ...pick(member, ['country_of_residency', 'created_at']),
    receipt_since: member.receipt_upload ? receiptSince(member, now) : null,
    archived_at: timestampOf(now),
  });
}

/**
 * Returns when the receipt's retention period starts: at the decision, or when the receipt was added if that was
 * later.
 */
function receiptSince({ decided_at, receipt_added_at: added }: Member, now: Date): Timestamp {
  const decided = decided_at ?? timestampOf(now);
  return added && added.toMillis() > decided.toMillis() ? added : decided;
}

/** Updates the payment fields of an archived application; all other fields stay unchanged. */
export function updateArchivedMoney(
  transaction: Transaction,
  db: Firestore,
  { id, season }: Pick<Member, 'id' | 'season'>,
  money: Partial<Pick<ArchivedSeason, 'received' | 'is_paid' | 'payment_note'>>,
): void {
  transaction.update(archivedSeasonDoc(db, id, season), money);
}
