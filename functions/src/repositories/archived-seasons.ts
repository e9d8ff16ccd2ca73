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
  ...(['receipt_before', 'receipt_deleted_at', 'receipt_also_used_by'] as const),
  ...(['request_status', 'is_paid', 'received'] as const),
  ...(['payment_note', 'submitted_at', 'decided_at', 'rejection_reason'] as const),
] as const satisfies readonly (keyof MemberDocument)[];
export type ApplicationField = (typeof applicationFields)[number];

/** `members/{id}/seasons/{season}`: an application that a renewal took the place of, and what it led to. */
export interface ArchivedSeason extends Pick<MemberDocument, ApplicationField> {
  /** Whose name is on that card: a renewal may name another child. Null on older rows. */
  holder_first_name: string | null;
  holder_last_name: string | null;
  /** Where the member lived then, for the figures. */
  country_of_residency: string;
  created_at: Timestamp;
  membership: MembershipRow | null;
  /** When its receipt's time began; null where there is none. */
  receipt_since: Timestamp | null;
  archived_at: Timestamp;
}

/** What older rows lack. */
const defaults = { holder_first_name: null, holder_last_name: null, receipt_before: null };

const seasonsUnder = (db: Firestore, memberId: string) =>
  rowsOf<ArchivedSeason>(db, `members/${memberId}/seasons`, defaults);

/** A member's earlier seasons. */
export function seasonsOf(db: Firestore, memberId: string): RowQuery<ArchivedSeason> {
  return seasonsUnder(db, memberId);
}

/** More than anybody has: there is one for each year of a membership. */
const mostSeasons = 100;

/** The same, read. */
export async function findSeasonsOf(db: Firestore, memberId: string): Promise<ArchivedSeason[]> {
  return (await seasonsOf(db, memberId).limit(mostSeasons).get()).docs.map((row) => row.data());
}

/** The same, in the transaction of what is written by them. */
export async function readSeasonsOf(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
): Promise<ArchivedSeason[]> {
  return (await transaction.get(seasonsOf(db, memberId))).docs.map((row) => row.data());
}

/** One of them, of the season with this label. */
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
    fromFirestore: (snapshot) => ({ ...defaults, ...snapshot.data() }) as ArchivedSeason,
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

/** Under which an application is known: its own, and the one that was shown before its payment. */
export const numbersOf = ({
  request_number,
  told_number,
}: Pick<Member, 'request_number' | 'told_number'>) => [request_number, told_number ?? []].flat();

/** Keeps a member's application as it stands, before a renewal begins another one on the row. */
export function archiveApplication(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  now: Date,
): void {
  transaction.set(archivedSeasonDoc(db, member.id, member.season), {
    ...pick(member, applicationFields),
    ...pick(member, ['holder_first_name', 'holder_last_name', 'country_of_residency']),
    ...pick(member, ['created_at', 'membership']),
    receipt_since: member.receipt_upload ? receiptSince(member, now) : null,
    archived_at: timestampOf(now),
  });
}

/** The decision, or the receipt that was sent after it, which has its whole time. */
function receiptSince({ decided_at, receipt_added_at: added }: Member, now: Date): Timestamp {
  const decided = decided_at ?? timestampOf(now);
  return added && added.toMillis() > decided.toMillis() ? added : decided;
}

/** What was received for an earlier application, and what follows from it; all else stays as it was left. */
export function updateArchivedMoney(
  transaction: Transaction,
  db: Firestore,
  { id, season }: Pick<Member, 'id' | 'season'>,
  money: Partial<Pick<ArchivedSeason, 'received' | 'is_paid' | 'payment_note'>>,
): void {
  transaction.update(archivedSeasonDoc(db, id, season), money);
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
