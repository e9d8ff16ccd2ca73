import type { MemberFilter } from '@fanclub/contract/admin/filters';
import { pick } from '@fanclub/contract/members/by-name';
import type { SeasonPart, Standing } from '@fanclub/contract/members/membership';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import type { ApplicationFields } from './application.ts';
import { type ApplicationDocument, applicationDoc, applicationsOf } from './applications.ts';
import { searchedKeys } from './latin-forms.ts';
import {
  divideFields,
  latestFields,
  type Member,
  type MemberDocument,
  type Person,
  type PersonDocument,
} from './member.ts';
import { inOrderOf } from './pages.ts';
import type { PersonFields } from './person.ts';
import { type Reader, type RowQuery, readTogether, rowsOf, wasThere } from './rows.ts';
import { foldForSearch, searchKey } from './search-keys.ts';

/** The persons, for queries in other files. */
export const personsOf = (db: Firestore) => rowsOf<PersonDocument>(db, 'members');

/** The document of a person. `updateMember` writes it together with the present application. */
export const personDoc = (db: Firestore, uid: string) => personsOf(db).doc(uid);

type PersonRow = DocumentSnapshot<PersonDocument>;
type ApplicationRow = DocumentSnapshot<ApplicationDocument>;

/** Returns an application without what only its document has. */
const appliedOf = ({ member: _, country: __, ...applied }: ApplicationDocument) => applied;

function memberOf(row: PersonRow, application: ApplicationRow | undefined): Member | null {
  const [person, chosen] = [row.data(), application?.data()];
  if (!person || !chosen) return null;
  const { latest: _, ...fields } = person;
  return { id: row.id, ...fields, ...appliedOf(chosen) };
}

/**
 * Returns these persons, each with the present application. Persons who do not exist, or who were deleted since their
 * row was read, are left out.
 */
export async function membersFrom(
  reader: Reader,
  db: Firestore,
  rows: readonly PersonRow[],
): Promise<Member[]> {
  const persons = rows.filter((row) => row.exists);
  const { applications } = await readTogether(reader, {
    applications: persons.map((row) => applicationDoc(db, presentNumberOf(row))),
  });
  const members = persons.map((row, i) => memberOf(row, applications[i]));
  return members.filter((member) => member !== null);
}

const presentNumberOf = (row: PersonRow) => row.get('latest.request_number') as string;

/** Reads the rows of these persons in one round trip. */
async function readPersons(db: Firestore, uids: readonly string[]): Promise<PersonRow[]> {
  return (await readTogether(db, { rows: uids.map((uid) => personDoc(db, uid)) })).rows;
}

/** Returns the persons of these applications, each with this application, which may be an earlier one. */
export async function applicantsFrom(
  db: Firestore,
  rows: readonly QueryDocumentSnapshot<ApplicationDocument>[],
): Promise<Member[]> {
  const ids = rows.map((row) => row.data().member);
  const persons = await readPersons(db, ids);
  const members = rows.map((row, i) => memberOf(persons[i] as PersonRow, row));
  return members.filter((member) => member !== null);
}

async function memberFrom(reader: Reader, db: Firestore, row: PersonRow): Promise<Member | null> {
  const [member] = await membersFrom(reader, db, [row]);
  return member ?? null;
}

/** Reads a person without any application; null if there is none or if Firestore would refuse the id. */
export async function findPerson(db: Firestore, uid: string): Promise<Person | null> {
  if (!isDocumentId(uid)) return null;
  const person = (await personDoc(db, uid).get()).data();
  return person ? { id: uid, ...person } : null;
}

/** Reads the present application of a person; throws `user_not_found` if both were deleted meanwhile. */
export async function withPresent(db: Firestore, person: Person): Promise<Member> {
  const { id, latest, ...fields } = person;
  const application = (await applicationDoc(db, latest.request_number).get()).data();
  if (!application) throw new AppError('user_not_found');
  return { id, ...fields, ...appliedOf(application) };
}

/** Reads the member with this uid; null if there is none or if Firestore would refuse the id. */
export async function findMember(db: Firestore, uid: string): Promise<Member | null> {
  if (!isDocumentId(uid)) return null;
  return memberFrom(db, db, await personDoc(db, uid).get());
}

/** Reads a member within a transaction; null if there is none or if Firestore would refuse the id. */
export async function readMember(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Member | null> {
  if (!isDocumentId(uid)) return null;
  return memberFrom(transaction, db, await transaction.get(personDoc(db, uid)));
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

/**
 * Reads the member with the application that has this number, present or earlier. Null if the member has no such
 * application.
 */
export async function readWithApplication(
  reader: Reader,
  db: Firestore,
  member: Member,
  requestNumber: string,
): Promise<Member | null> {
  if (requestNumber === member.request_number) return member;
  const [application] = await readApplications(reader, db, member, [requestNumber]);
  return application ?? null;
}

/** Reads the member with each earlier application, the first one first. */
export function readEarlier(reader: Reader, db: Firestore, member: Member): Promise<Member[]> {
  const numbers = member.applications.map(({ request_number }) => request_number);
  const earlier = numbers.filter((number) => number !== member.request_number);
  return readApplications(reader, db, member, earlier);
}

async function readApplications(
  reader: Reader,
  db: Firestore,
  member: Member,
  numbers: readonly string[],
): Promise<Member[]> {
  const { applications } = await readTogether(reader, {
    applications: numbers.map((number) => applicationDoc(db, number)),
  });
  return applications.flatMap((row) => {
    const application = row.data();
    return application?.member === member.id ? [{ ...member, ...appliedOf(application) }] : [];
  });
}

/** Returns a person without any application. */
export const personFrom = (row: QueryDocumentSnapshot<PersonDocument>): Person => ({
  id: row.id,
  ...row.data(),
});

/** Creates a person with the first application. */
export function createPerson(transaction: Transaction, db: Firestore, member: Member): void {
  const { id, ...fields } = member;
  const { person, application } = divideFields(fields);
  const latest = pick(member, latestFields);
  transaction.create(personDoc(db, id), { ...(person as PersonFields), latest });
  createApplication(transaction, db, id, {
    ...(application as ApplicationFields),
    country: member.country_of_residency,
  });
}

/** Adds a further application, which becomes the present one, and updates the person. */
export function addApplication(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  fields: ApplicationFields & Partial<PersonFields>,
): void {
  const { person, application } = divideFields(fields);
  const { country_of_residency: country } = { ...member, ...person };
  createApplication(transaction, db, member.id, {
    ...(application as ApplicationFields),
    country,
  });
  const latest = pick(fields, latestFields);
  transaction.update(personDoc(db, member.id), { ...person, latest });
}

/** Creates an application; this takes its request number. */
function createApplication(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
  application: Omit<ApplicationDocument, 'member'>,
): void {
  const row = applicationDoc(db, application.request_number);
  transaction.create(row, { ...application, member: memberId });
}

/** A transaction or a batch. */
interface Writer {
  update(row: DocumentReference, fields: object): unknown;
}

/**
 * Updates a person and the present application, whose number `member` has. Each field goes to its own document, and
 * the copies are written with it.
 */
export function updateMember(
  writer: Writer,
  db: Firestore,
  member: Pick<Member, 'id' | 'request_number'>,
  fields: Partial<MemberDocument>,
): void {
  const { person, application } = divideFields(fields);
  const { country_of_residency: country } = person;
  const latest = latestFields
    .filter((name) => name in application)
    .map((name) => [`latest.${name}`, application[name]] as const);
  const ofPerson = { ...person, ...Object.fromEntries(latest) };
  const applied = { ...application, ...(country && { country }) };
  if (Object.keys(ofPerson).length > 0) writer.update(personDoc(db, member.id), ofPerson);
  if (Object.keys(applied).length > 0) {
    writer.update(applicationDoc(db, member.request_number), applied);
  }
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
  const members = await membersFrom(db, db, await readPersons(db, uids));
  return new Map(members.map((member) => [member.id, member]));
}

/** Returns those of the uids that belong to members, read in one round trip. */
export async function memberIdsAmong(db: Firestore, uids: readonly string[]): Promise<Set<string>> {
  const persons = await readPersons(db, uids);
  return new Set(persons.filter(({ exists }) => exists).map(({ id }) => id));
}

/** Sets fields without reading the member first; throws `user_not_found` if there is no such member. */
export async function setMemberFields(
  db: Firestore,
  member: Pick<Member, 'id' | 'request_number'>,
  fields: Partial<MemberDocument>,
): Promise<void> {
  const batch = db.batch();
  updateMember(batch, db, member, fields);
  if (!(await wasThere(batch.commit()))) throw new AppError('user_not_found');
}

/** Sets fields of a person without reading it first; throws `user_not_found` if there is no such person. */
export async function setPersonFields(
  db: Firestore,
  uid: string,
  fields: Partial<PersonFields>,
): Promise<void> {
  if (!(await wasThere(personDoc(db, uid).update(fields)))) throw new AppError('user_not_found');
}

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

/** Tells whether anybody has had a membership of an earlier season. If not, `season` is the club's first one. */
export async function hasEarlierSeasons(db: Firestore, season: string): Promise<boolean> {
  const found = await personsOf(db).where('first_season', '<', season).limit(1).get();
  return !found.empty;
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
  const typed = foldForSearch(number);
  const withKey = membersWithKeys(db, [searchKey(number)]);
  const found = inOrderOf(withKey, 'created_at', 'desc').limit(lookedForTransfer);
  const { docs } = await (transaction ? transaction.get(found) : found.get());
  const members = await membersFrom(transaction ?? db, db, docs);
  return members.filter((member) => foldForSearch(member.transfer_number ?? '') === typed);
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

/**
 * Stores the Google account with which a member signs in first. Returns the stored account, which may be an earlier
 * one.
 */
export function pinMemberGoogle(db: Firestore, uid: string, googleSub: string): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const person = (await transaction.get(personDoc(db, uid))).data();
    if (!person) throw new AppError('user_not_found');
    if (person.google_sub) return person.google_sub;
    transaction.update(personDoc(db, uid), { google_sub: googleSub });
    return googleSub;
  });
}
