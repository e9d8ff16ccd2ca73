import { pick } from '@fanclub/contract/members/by-name';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import type { Member, MemberDocument, MembershipRow } from './member.ts';
import { type RowQuery, type RowReference, rowsOf } from './rows.ts';

/** What of a member's row is the application's, and begins anew with a renewal. */
export const applicationFields = [
  ...(['season', 'pack_type', 'juventus_card', 'request_number', 'told_number'] as const),
  ...(['base_amount', 'juventus_card_cost', 'shipping_cost', 'shipping_discount'] as const),
  ...(['shipping_effective', 'membership_fee', 'processing_fee', 'total_price'] as const),
  ...(['price_list', 'promo_code', 'payment_method', 'euro_payment_method'] as const),
  ...(['transfer_number', 'payer_last_four', 'exchange_rate', 'exchange_rate_at'] as const),
  ...(['rial_amount', 'told_total', 'told_rial', 'receipt_upload', 'receipt_added_at'] as const),
  ...([
    'receipt_deleted_at',
    'receipt_also_used_by',
    'request_status',
    'is_paid',
    'received',
  ] as const),
  ...(['payment_note', 'submitted_at', 'decided_at', 'rejection_reason'] as const),
] as const satisfies readonly (keyof MemberDocument)[];
export type ApplicationField = (typeof applicationFields)[number];

/** `members/{id}/seasons/{season}`: an application that a renewal took the place of, and what it led to. */
export interface ArchivedSeason extends Pick<MemberDocument, ApplicationField> {
  /** Where the member lived then, for the figures. */
  country_of_residency: string;
  created_at: Timestamp;
  membership: MembershipRow | null;
  /** When its receipt's time began; null where there is none. */
  receipt_since: Timestamp | null;
  archived_at: Timestamp;
}

const seasonsUnder = (db: Firestore, memberId: string) =>
  rowsOf<ArchivedSeason>(db, `members/${memberId}/seasons`);

/** A member's earlier seasons. */
export function seasonsOf(db: Firestore, memberId: string): RowQuery<ArchivedSeason> {
  return seasonsUnder(db, memberId);
}

function archivedSeasonDoc(
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

/** The earlier seasons of everybody, in the order in which they were left. */
export function allArchivedSeasons(db: Firestore): RowQuery<ArchivedSeason> {
  // Seasons themselves, which lie under the same name, were never archived.
  return everybodys(db).orderBy('archived_at');
}

/** Those decided about before a time that still have their receipt. */
export function archivedWithReceipt(db: Firestore, decidedBefore: Date): RowQuery<ArchivedSeason> {
  return everybodys(db)
    .where('receipt_since', '<=', timestampOf(decidedBefore))
    .orderBy('receipt_since');
}

/** Keeps a member's application as it stands, before a renewal begins another one on the row. */
export function archiveApplication(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  now: Date,
): void {
  transaction.set(archivedSeasonDoc(db, member.id, member.season), {
    ...pick(member, applicationFields),
    country_of_residency: member.country_of_residency,
    created_at: member.created_at,
    membership: member.membership,
    receipt_since: member.receipt_upload ? (member.decided_at ?? timestampOf(now)) : null,
    archived_at: timestampOf(now),
  });
}

/** The membership of an earlier season of a member's, or null. */
export async function readEarlierMembership(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
  season: string,
): Promise<MembershipRow | null> {
  return (
    (await transaction.get(archivedSeasonDoc(db, memberId, season))).data()?.membership ?? null
  );
}
