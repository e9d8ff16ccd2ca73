import { isPossibleId } from '@fanclub/contract/http/id-field';
import { pick } from '@fanclub/contract/members/by-name';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { ApplicationFields } from './application.ts';
import { type ApplicationDocument, applicationDoc } from './applications.ts';
import {
  divideFields,
  latestFields,
  type Member,
  type MemberDocument,
  type Person,
  type PersonDocument,
} from './member.ts';
import type { PersonFields } from './person.ts';
import { inOfferedLanguage, type Reader, readTogether, rowsOf, wasThere } from './rows.ts';

/** The persons, for queries in other files. */
export const personsOf = (db: Firestore) =>
  rowsOf<PersonDocument>(db, 'members', inOfferedLanguage);

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
  if (!isPossibleId(uid)) return null;
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
  if (!isPossibleId(uid)) return null;
  return memberFrom(db, db, await personDoc(db, uid).get());
}

/** Reads a member within a transaction; null if there is none or if Firestore would refuse the id. */
export async function readMember(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Member | null> {
  if (!isPossibleId(uid)) return null;
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

/** Adds an application of an earlier season, which is history: the present one stays. */
export function addEarlierApplication(
  transaction: Transaction,
  db: Firestore,
  { id, country_of_residency: country }: Member,
  application: ApplicationFields,
): void {
  createApplication(transaction, db, id, { ...application, country });
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

/** Reads the members with these uids in one round trip; the map lacks unknown uids. */
export async function findMembers(
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, Member>> {
  const members = await membersFrom(db, db, await readPersons(db, uids));
  return new Map(members.map((member) => [member.id, member]));
}

/** Reads the persons with these uids in one round trip; the map lacks unknown uids. */
export async function findPersons(
  db: Firestore,
  uids: readonly string[],
): Promise<Map<string, PersonDocument>> {
  const persons = await readPersons(db, uids);
  return new Map(
    persons.flatMap((row) => (row.exists ? [[row.id, row.data() as PersonDocument]] : [])),
  );
}

/** Returns those of the uids that belong to members, read in one round trip. */
export async function memberIdsAmong(db: Firestore, uids: readonly string[]): Promise<Set<string>> {
  return new Set((await findPersons(db, uids)).keys());
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
