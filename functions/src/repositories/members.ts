import type { MemberFilter } from '@fanclub/contract/admin/filters';
import type { SeasonPart, Standing } from '@fanclub/contract/members/membership';
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
import { searchedKeys } from './latin-forms.ts';
import type { Member, MemberDocument } from './member.ts';
import { inOrderOf } from './pages.ts';
import { type RowQuery, readTogether, rowsOf, wasThere } from './rows.ts';
import { foldForSearch, searchKey } from './search-keys.ts';

/** The members collection, for queries in other files. */
export const membersOf = (db: Firestore) => rowsOf<MemberDocument>(db, 'members');

export function memberDoc(db: Firestore, uid: string) {
  return membersOf(db).doc(uid);
}

export function toMember(row: QueryDocumentSnapshot<MemberDocument>): Member;
export function toMember(row: DocumentSnapshot<MemberDocument>): Member | null;
export function toMember(row: DocumentSnapshot<MemberDocument>): Member | null {
  const stored = row.data();
  return stored ? { id: row.id, ...stored } : null;
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

type Condition = Partial<Pick<MemberDocument, 'is_approved' | 'is_paid' | 'is_owing'>>;

const conditions: Record<MemberFilter, Condition> = {
  all: {},
  pending: { is_approved: false },
  approved: { is_approved: true },
  paid: { is_paid: true },
  owing: { is_owing: true },
};

export interface MemberSearch {
  status?: MemberFilter | undefined;
  q?: string | undefined;
  /** The standing today: a valid membership, for example, or one that has ended. */
  standing?: Standing | undefined;
  /**
   * The season of a membership. `season_part` selects all its members, its new ones, or those who have no later
   * membership.
   */
  season?: string | undefined;
  season_part?: SeasonPart | undefined;
}

/** The members that match a filter and a search, unordered. With a search, order them by `created_at`. */
export function matchingMembers(
  db: Firestore,
  { status = 'all', q = '', standing, season, season_part }: MemberSearch,
): RowQuery<MemberDocument> {
  const condition = conditions[status];
  const keys = searchedKeys(q);
  if (keys.length > 0) return membersWithKeys(db, keys, condition);
  const equal = { ...condition, ...(standing && { standing }) };
  return Object.entries(equal).reduce<RowQuery<MemberDocument>>(
    (found, [field, value]) => found.where(field, '==', value),
    season ? membersBySeason(db, season, season_part) : membersOf(db),
  );
}

/** The members of a part of a season, unordered. */
function membersBySeason(
  db: Firestore,
  season: string,
  part: SeasonPart = 'held',
): RowQuery<MemberDocument> {
  if (part === 'held') return membersOf(db).where('held_seasons', 'array-contains', season);
  return membersOf(db).where(part === 'new' ? 'first_season' : 'last_season', '==', season);
}

/** Tells whether anybody has had a membership of an earlier season. If not, `season` is the club's first one. */
export async function hasEarlierSeasons(db: Firestore, season: string): Promise<boolean> {
  const found = await membersOf(db).where('first_season', '<', season).limit(1).get();
  return !found.empty;
}

/** Tells whether anybody applied for a season or has a membership of it. */
export async function isSeasonUsed(
  transaction: Transaction,
  db: Firestore,
  season: string,
): Promise<boolean> {
  const used = [membersBySeason(db, season), membersOf(db).where('season', '==', season)];
  const found = await Promise.all(used.map((rows) => transaction.get(rows.limit(1))));
  return found.some(({ empty }) => !empty);
}

/**
 * The members with one of these search keys, to be ordered by `created_at`. If `is_approved` or `is_paid` is not
 * filtered, the query asks for both values of the field. So one index serves every filter; each further index would
 * cost an entry for each key of a member.
 */
export function membersWithKeys(
  db: Firestore,
  keys: readonly string[],
  { is_approved, is_paid }: Condition = {},
): RowQuery<MemberDocument> {
  const either = (value: boolean | undefined) => (value === undefined ? [true, false] : [value]);
  return membersOf(db)
    .where('search_keys', 'array-contains-any', [...new Set(keys)])
    .where('is_approved', 'in', either(is_approved))
    .where('is_paid', 'in', either(is_paid));
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
 * How many members are read for one tracking number. The keys of the search also contain phone numbers and beginnings
 * of longer numbers, which are filtered out after reading.
 */
const lookedForTransfer = 50;

/** The members who entered this tracking number of a transfer, in upper or lower case. */
export async function membersWithTransfer(
  db: Firestore,
  number: string,
  transaction?: Transaction,
): Promise<Member[]> {
  const typed = foldForSearch(number);
  const withKey = membersWithKeys(db, [searchKey(number)]);
  const found = inOrderOf(withKey, 'created_at', 'desc').limit(lookedForTransfer);
  const { docs } = await (transaction ? transaction.get(found) : found.get());
  return docs
    .map((row) => toMember(row))
    .filter((member) => foldForSearch(member.transfer_number ?? '') === typed);
}

/** The members of a part of a season, in a stable order. */
export function membersOfSeason(
  db: Firestore,
  season: string,
  part: SeasonPart,
): RowQuery<MemberDocument> {
  return membersBySeason(db, season, part).orderBy(FieldPath.documentId());
}

/** The members whose stored `standing` was right only until a day before `today`. */
export function membersWithOldStanding(db: Firestore, today: string): RowQuery<MemberDocument> {
  return membersOf(db).where('standing_until', '<', today).orderBy('standing_until');
}

/** The members into whom another member is to be merged by now. */
export function membersToMerge(db: Firestore, now: Date): RowQuery<MemberDocument> {
  return membersOf(db).where('merge.due', '<=', timestampOf(now)).orderBy('merge.due');
}

/** The members into whom one of these members is to be merged. */
export function membersToMergeWith(
  db: Firestore,
  ids: readonly string[],
): RowQuery<MemberDocument> {
  return membersOf(db).where('merge.goes', 'in', ids);
}

/**
 * Members whose row was created before this time, and whose Auth account does not exist yet or does not have the
 * member's new e-mail yet.
 */
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
