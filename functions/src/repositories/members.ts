import type { MemberFilter } from '@fanclub/contract/admin/filters';
import { pick } from '@fanclub/contract/members/by-name';
import { notGiven } from '@fanclub/contract/members/field-sets';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument, MembershipRow } from './member.ts';
import { type RowQuery, readTogether, rowsOf, wasThere } from './rows.ts';
import { foldForSearch, searchKey } from './search-keys.ts';

/** Initial values of a new member's row. A stored row that lacks one of these fields is read with the same value. */
export const memberDefaults = {
  received: null,
  owes_back_since: null,
  payment_note: null,
  membership_fee: 0,
  processing_fee: 0,
  earlier_numbers: [],
  similar_to: [],
  flags: [],
  flagged_since_decision: false,
  handled_by: null,
  no_news: false,
  no_reminders: false,
  guardian_id: null,
  has_family: false,
  legal_record: null,
  requested: null,
  answered: null,
  own_changes: [],
  receipt_before: null,
  passport_before: null,
  receipt_added_at: null,
  passport_added_at: null,
  receipt_deleted_at: null,
  passport_deleted_at: null,
} satisfies Partial<MemberDocument>;

/** The members collection, for queries in other files. */
export const membersOf = (db: Firestore) => rowsOf<MemberDocument>(db, 'members', memberDefaults);

export function memberDoc(db: Firestore, uid: string) {
  return membersOf(db).doc(uid);
}

export function toMember(row: QueryDocumentSnapshot<MemberDocument>): Member;
export function toMember(row: DocumentSnapshot<MemberDocument>): Member | null;
export function toMember(row: DocumentSnapshot<MemberDocument>): Member | null {
  const stored = row.data();
  return stored ? { id: row.id, ...notGiven, ...stored, membership: membershipIn(stored) } : null;
}

/**
 * Returns the stored membership. For an approved application without one, on rows older than this field, it builds
 * the membership from the application.
 */
function membershipIn(
  row: Omit<MemberDocument, 'membership'> & Partial<Pick<MemberDocument, 'membership'>>,
): MembershipRow | null {
  if (row.membership) return row.membership;
  if (row.request_status !== 'approved') return null;
  return {
    ...pick(row, ['season', 'pack_type', 'juventus_card']),
    since: row.decided_at ?? row.created_at,
    valid_until: null,
    renewed_from: null,
  };
}

/** Reads the member with this uid; null if there is none or if Firestore would refuse the id. */
export async function findMember(db: Firestore, uid: string): Promise<Member | null> {
  if (!isDocumentId(uid)) return null;
  return toMember(await memberDoc(db, uid).get());
}

/** Reads a member within a transaction; null if there is none or if Firestore would refuse the id. */
export async function readMember(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Member | null> {
  if (!isDocumentId(uid)) return null;
  return toMember(await transaction.get(memberDoc(db, uid)));
}

/** Reads the fields of a member's row as they are stored, without defaults for missing ones. */
export async function readStoredMember(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Record<string, unknown> | undefined> {
  return (await transaction.get(db.collection('members').doc(uid))).data();
}

/** Reads a member within a transaction; throws `user_not_found` if there is none. */
export async function requireMember(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Member> {
  const member = await readMember(transaction, db, uid);
  if (!member) throw new AppError('user_not_found');
  return member;
}

/** False for an id that Firestore would refuse. */
export function isDocumentId(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && !id.includes('/') && !/^__.*__$/.test(id);
}

/** Reads the members with these uids in one round trip; the map lacks unknown uids. */
export async function findMembers(
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, Member>> {
  if (uids.length === 0) return new Map();
  const wanted = Object.fromEntries(uids.map((uid) => [uid, memberDoc(db, uid)]));
  const members = Object.values(await readTogether(db, wanted)).map((row) => toMember(row));
  return new Map(members.flatMap((member) => (member ? [[member.id, member] as const] : [])));
}

/** Returns those of the uids that belong to members, read in one round trip. */
export async function memberIdsAmong(db: Firestore, uids: readonly string[]): Promise<Set<string>> {
  return new Set((await findMembers(db, uids)).keys());
}

/** Sets fields without reading the row first; throws `user_not_found` if there is no such member. */
export async function setMemberFields(
  db: Firestore,
  uid: string,
  fields: Partial<MemberDocument>,
): Promise<void> {
  if (!(await wasThere(memberDoc(db, uid).update(fields)))) throw new AppError('user_not_found');
}

const conditions: Record<MemberFilter, { field: keyof MemberDocument; value: boolean } | null> = {
  all: null,
  pending: { field: 'is_approved', value: false },
  approved: { field: 'is_approved', value: true },
  paid: { field: 'is_paid', value: true },
};

export interface MemberSearch {
  status?: MemberFilter | undefined;
  q?: string | undefined;
}

/** The members that match a filter and a search, unordered. */
export function matchingMembers(
  db: Firestore,
  { status = 'all', q = '' }: MemberSearch,
): RowQuery<MemberDocument> {
  const condition = conditions[status];
  const filtered: RowQuery<MemberDocument> = condition
    ? membersOf(db).where(condition.field, '==', condition.value)
    : membersOf(db);
  const key = searchKey(q);
  return key ? filtered.where('search_keys', 'array-contains', key) : filtered;
}

/** Every member, in a stable order. */
export function allMembers(db: Firestore): RowQuery<MemberDocument> {
  return membersOf(db).orderBy(FieldPath.documentId());
}

/** The members whose current application used a promo code. */
export function membersWithCode(db: Firestore, code: string): RowQuery<MemberDocument> {
  return membersOf(db).where('promo_code', '==', code);
}

/**
 * How many members are read for one tracking number. The keys of the search also contain phone numbers, which are
 * filtered out after reading.
 */
const lookedForTransfer = 50;

/** The members who entered this tracking number of a transfer, in upper or lower case. */
export async function membersWithTransfer(
  db: Firestore,
  number: string,
  transaction?: Transaction,
): Promise<Member[]> {
  const typed = foldForSearch(number);
  const found = membersOf(db)
    .where('search_keys', 'array-contains', typed)
    .limit(lookedForTransfer);
  const { docs } = await (transaction ? transaction.get(found) : found.get());
  return docs
    .map((row) => toMember(row))
    .filter((member) => foldForSearch(member.transfer_number ?? '') === typed);
}

/** The members whose membership is of a season, in a stable order. */
export function membersOfSeason(db: Firestore, season: string): RowQuery<MemberDocument> {
  return membersOf(db).where('membership.season', '==', season).orderBy(FieldPath.documentId());
}

/** The members created before a time whose Auth account has yet to be created or to get their new e-mail. */
export function membersWithoutAccount(db: Firestore, before: Date): RowQuery<MemberDocument> {
  return membersOf(db)
    .where('account', '==', 'pending')
    .where('created_at', '<', timestampOf(before))
    .orderBy('created_at');
}

/** The members whose application was decided before a time and who still have a document of this kind. */
export function membersWithDocument(
  db: Firestore,
  field: 'receipt_upload' | 'passport_upload',
  decidedBefore: Date,
): RowQuery<MemberDocument> {
  return membersOf(db)
    .where(field, '>', '')
    .where('decided_at', '<=', timestampOf(decidedBefore))
    .orderBy(field)
    .orderBy('decided_at');
}

/** The members whose application was decided before a time and whose answer to a request is still stored. */
export function membersWithAnswer(db: Firestore, decidedBefore: Date): RowQuery<MemberDocument> {
  return membersOf(db)
    .where('answered.at', '>', timestampOf(0))
    .where('decided_at', '<=', timestampOf(decidedBefore))
    .orderBy('answered.at')
    .orderBy('decided_at');
}

/**
 * The members whose application was decided since a time. The query lists both decisions and both values of
 * `is_paid`, so that it can use the index of `rejectedMembers`.
 */
export function membersDecidedSince(db: Firestore, since: Date): RowQuery<MemberDocument> {
  return membersOf(db)
    .where('request_status', 'in', ['approved', 'rejected'])
    .where('is_paid', 'in', [true, false])
    .where('decided_at', '>=', timestampOf(since))
    .orderBy('decided_at');
}

/** The members whose application was rejected before a time and who have not paid. */
export function rejectedMembers(db: Firestore, decidedBefore: Date): RowQuery<MemberDocument> {
  return membersOf(db)
    .where('request_status', '==', 'rejected')
    .where('is_paid', '==', false)
    .where('decided_at', '<=', timestampOf(decidedBefore))
    .orderBy('decided_at');
}

/**
 * Stores the Google account with which a member signs in first. Returns the stored account, which may be an earlier
 * one.
 */
export function pinMemberGoogle(db: Firestore, uid: string, googleSub: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, uid);
    if (member.google_sub) return member.google_sub;
    transaction.update(memberDoc(db, uid), { google_sub: googleSub });
    return googleSub;
  });
}
