import type { MemberFilter } from '@fanclub/contract/admin/filters';
import type { SeasonPart, Standing } from '@fanclub/contract/members/membership';
import { foldText } from '@fanclub/contract/text/fold';
import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import { applicationsOf } from './applications.ts';
import { searchedKeys } from './latin-forms.ts';
import type { Member, PersonDocument } from './member.ts';
import { membersFrom, personsOf } from './members.ts';
import { inOrderOf } from './pages.ts';
import type { RowQuery } from './rows.ts';
import { searchKey } from './search-keys.ts';

/** The queries by which several members are found. The panel's lists and the maintenance use them. */

interface Condition {
  is_approved?: boolean;
  'latest.is_paid'?: boolean;
  is_owing?: boolean;
}

const conditions: Record<MemberFilter, Condition> = {
  all: {},
  pending: { is_approved: false },
  approved: { is_approved: true },
  paid: { 'latest.is_paid': true },
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
): RowQuery<PersonDocument> {
  const condition = conditions[status];
  const keys = searchedKeys(q);
  if (keys.length > 0) return membersWithKeys(db, keys, condition);
  const equal = { ...condition, ...(standing && { standing }) };
  return Object.entries(equal).reduce<RowQuery<PersonDocument>>(
    (found, [field, value]) => found.where(field, '==', value),
    season ? membersBySeason(db, season, season_part) : personsOf(db),
  );
}

/** The members of a part of a season, unordered. */
function membersBySeason(
  db: Firestore,
  season: string,
  part: SeasonPart = 'held',
): RowQuery<PersonDocument> {
  if (part === 'held') return personsOf(db).where('held_seasons', 'array-contains', season);
  return personsOf(db).where(part === 'new' ? 'first_season' : 'last_season', '==', season);
}

/** Returns the earliest season of which anybody has had a membership; null if nobody has had one. */
export async function firstSeason(db: Firestore): Promise<string | null> {
  const { docs } = await personsOf(db).where('first_season', '>', '').limit(1).get();
  return docs[0]?.data().first_season ?? null;
}

/** Tells whether anybody applied for a season or has a membership of it. */
export async function isSeasonUsed(
  transaction: Transaction,
  db: Firestore,
  season: string,
): Promise<boolean> {
  const held = await transaction.get(membersBySeason(db, season).limit(1));
  const wanted = await transaction.get(applicationsOf(db).where('season', '==', season).limit(1));
  return !held.empty || !wanted.empty;
}

/**
 * The members with one of these search keys, to be ordered by `created_at`. If `is_approved` or `latest.is_paid` is not
 * filtered, the query asks for both values of the field. So one index serves every filter; each further index would
 * cost an entry for each key of a member.
 */
export function membersWithKeys(
  db: Firestore,
  keys: readonly string[],
  { is_approved, 'latest.is_paid': is_paid }: Condition = {},
): RowQuery<PersonDocument> {
  const either = (value: boolean | undefined) => (value === undefined ? [true, false] : [value]);
  return personsOf(db)
    .where('search_keys', 'array-contains-any', [...new Set(keys)])
    .where('is_approved', 'in', either(is_approved))
    .where('latest.is_paid', 'in', either(is_paid));
}

/** Every member, in a stable order. */
export function allMembers(db: Firestore): RowQuery<PersonDocument> {
  return personsOf(db).orderBy(FieldPath.documentId());
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
  const typed = foldText(number);
  const withKey = membersWithKeys(db, [searchKey(number)]);
  const found = inOrderOf(withKey, 'created_at', 'desc').limit(lookedForTransfer);
  const { docs } = await (transaction ? transaction.get(found) : found.get());
  const members = await membersFrom(transaction ?? db, db, docs);
  return members.filter((member) => foldText(member.transfer_number ?? '') === typed);
}

/** The members of a part of a season, in a stable order. */
export function membersOfSeason(
  db: Firestore,
  season: string,
  part: SeasonPart,
): RowQuery<PersonDocument> {
  return membersBySeason(db, season, part).orderBy(FieldPath.documentId());
}

/** The members whose stored `standing` was right only until a day before `today`. */
export function membersWithOldStanding(db: Firestore, today: string): RowQuery<PersonDocument> {
  return personsOf(db).where('standing_until', '<', today).orderBy('standing_until');
}

/** The members into whom another member is to be merged by now. */
export function membersToMerge(db: Firestore, now: Date): RowQuery<PersonDocument> {
  return personsOf(db).where('merge.due', '<=', timestampOf(now)).orderBy('merge.due');
}

/** The members into whom one of these members is to be merged. */
export function membersToMergeWith(
  db: Firestore,
  ids: readonly string[],
): RowQuery<PersonDocument> {
  return personsOf(db).where('merge.goes', 'in', ids);
}

/**
 * Members whose row was created before this time, and whose Auth account does not exist yet or does not have the
 * member's new e-mail yet.
 */
export function membersWithoutAccount(db: Firestore, before: Date): RowQuery<PersonDocument> {
  return personsOf(db)
    .where('account', '==', 'pending')
    .where('created_at', '<', timestampOf(before))
    .orderBy('created_at');
}

/** The persons whose present application was rejected before a time and not paid, and who never had a membership. */
export function rejectedMembers(db: Firestore, decidedBefore: Date): RowQuery<PersonDocument> {
  return personsOf(db)
    .where('latest.request_status', '==', 'rejected')
    .where('latest.is_paid', '==', false)
    .where('is_approved', '==', false)
    .where('latest.decided_at', '<=', timestampOf(decidedBefore))
    .orderBy('latest.decided_at');
}
