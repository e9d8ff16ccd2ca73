import type { importMembers as route } from '@fanclub/contract/admin/import-routes';
import { clubDay } from '@fanclub/contract/brand/club-day';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { foundNames } from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { sharedByFamily } from '@fanclub/contract/members/field-sets';
import { familyMaxSize } from '@fanclub/contract/members/limits';
import { memberNumberLeap } from '@fanclub/contract/members/member-number';
import { periodOn } from '@fanclub/contract/members/membership';
import { normaliseRequestNumber } from '@fanclub/contract/members/request-number';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { normaliseEmail } from '@fanclub/contract/text/email';
import type { Transaction } from 'firebase-admin/firestore';
import { buildDecisionMail } from '#features/admin/decision-mail';
import { readCardsAfter } from '#features/cards/cards-after';
import { createMember } from '#features/dues/write-account';
import { buildMail } from '#features/mail/build-mail';
import { presentMemberForAdmin } from '#features/members/present-member-for-admin';
import { flagsWith } from '#features/members/review-flags';
import { withStanding } from '#features/members/standing';
import { type AtDesk, reportAtDesk } from '#features/money/desk-payment';
import { drawFreeNumber } from '#features/submission/free-numbers';
import { countListed } from '#pipeline/count-listed';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId, randomUid, uidOf } from '#platform/random';
import { timestampOf } from '#platform/time';
import { adminDoc } from '#repositories/admins';
import { applicationDoc } from '#repositories/applications';
import { recordAudit } from '#repositories/audit';
import { writeCards } from '#repositories/cards';
import { bookReceipts } from '#repositories/club-receipts';
import { readDependants } from '#repositories/families';
import { mailDoc, readMail } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { memberEmailDoc, readEmailHolder } from '#repositories/member-emails';
import {
  nextNumber,
  readMemberNumbers,
  saveMemberNumbers,
  takeNumber,
} from '#repositories/member-numbers';
import { personDoc, readMember } from '#repositories/members';
import { holdersOf } from '#repositories/payers';
import { createPayments } from '#repositories/payments';
import {
  type RegistrationSettings,
  readRegistrationSettings,
} from '#repositories/registration-settings';
import { readTogether } from '#repositories/rows';
import { searchKeysOf } from '#repositories/search-keys';
import { seasonDoc } from '#repositories/seasons';
import { findSimilarMembers, readNamesake } from '#repositories/similar-members';
import { importedPerson } from './imported-person.ts';
import { type LineErrors, type ReadLine, readLine } from './read-line.ts';

type Report = RouteResponse<typeof route>;
type Outcome = Omit<Report['lines'][number], 'line'>;

type Names = Pick<Member, 'first_name' | 'last_name'>;

/** A person at the desk. `entry_id` is the same in each repetition of a call. */
export interface DeskEntry extends AtDesk {
  entry_id: string;
  another_person: boolean;
}

interface Import {
  context: ServerContext;
  adminEmail: string;
  settings: RegistrationSettings;
  make: boolean;
  invite: boolean;
  desk: DeskEntry | null;
  numbersConfirmed: boolean;
}

const outcome = (state: Outcome['state'], more: Partial<Outcome> = {}): Outcome => ({
  state,
  request_number: null,
  errors: {},
  ...more,
});
const isNew = (request_number: string | null, similar_to: string[] = []) =>
  outcome('new', { request_number, similar_to });
const wrong = (errors: LineErrors) => outcome('wrong', { errors });

/** Returns the members who are (`there`) or may be (`alike`) the person. Only the desk is shown more than a number. */
function isFound(
  { desk }: Pick<Import, 'desk'>,
  state: 'there' | 'alike',
  members: readonly Member[],
): Outcome {
  const request_number = (state === 'there' && members[0]?.request_number) || null;
  if (!desk) return outcome(state, { request_number });
  const found = members.map((member) => pick(presentMemberForAdmin(member), foundNames));
  return outcome(state, { request_number, found });
}

/**
 * Checks lines of a file of members and, if `make` is true, makes a member of each line without errors. For each line,
 * one transaction writes person, application, the lock of the e-mail, the payment, the member number, the audit row and
 * the mail. If the process dies, the members of the earlier lines stay, and a repeated call recognises them by e-mail and
 * name, or, if there is no e-mail, by name and birth date. All imports write the counter of member numbers, so concurrent
 * imports run one after the other, and the second one finds the members of the first. A person at the desk (`desk`) is
 * also recognised by the id of the entry, and nothing is written while members may be the same person, until staff say
 * that it is another one.
 */
export async function importMembers(
  context: ServerContext,
  adminEmail: string,
  {
    lines,
    make,
    invite,
    numbers_confirmed: numbersConfirmed = false,
  }: Omit<RouteBody<typeof route>, 'desk'>,
  desk: DeskEntry | null,
): Promise<Report> {
  const settings = await readRegistrationSettings(context);
  const work: Import = { context, adminEmail, settings, make, invite, desk, numbersConfirmed };
  const report: Report['lines'] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const read = readLine(cells, clubDay(context.now()));
    const { email, first_name, last_name, birth_date } = read.person;
    const key = email || [first_name, last_name, birth_date, read.guardian].join(' ');
    const isTwice = seen.has(key);
    seen.add(key);
    const twice = { [email ? 'email' : 'last_name']: 'user_already_exists' as const };
    const errors = isTwice ? twice : read.errors;
    const done = Object.keys(errors).length > 0 ? wrong(errors) : await importOne(work, read);
    report.push({ line, ...done });
  }
  const shown = report.flatMap(({ found = [] }) => found.map(({ id }) => id));
  await countListed(context, { email: adminEmail }, shown);
  return { lines: report };
}

function importOne(work: Import, read: ReadLine): Promise<Outcome> {
  return inTransaction(work.context.db, (transaction) => importIn(transaction, work, read));
}

async function importIn(
  transaction: Transaction,
  work: Import,
  {
    person,
    season: wanted,
    paid,
    paidBy,
    number: wantedNumber,
    since,
    guardian: answers,
  }: ReadLine,
): Promise<Outcome> {
  const { context, adminEmail, settings, make, invite, desk, numbersConfirmed } = work;
  const { db } = context;
  const now = context.now();
  const today = clubDay(now);
  const season = wanted ?? settings.season;
  const family = answers === null ? null : await readFamilyOf(context, transaction, answers);
  if (answers !== null && family === null) return wrong({ guardian: 'invalid_value' });
  const entryId = desk && uidOf(context.keyedHash('desk-entry', `${adminEmail} ${desk.entry_id}`));
  const made = entryId && (await readMember(transaction, db, entryId));
  if (made) return isNew(made.request_number);
  const holder = person.email ? await readEmailHolder(context, transaction, person.email) : null;
  const known = await readKnown(transaction, db, { person, holder, family });
  const isOther = desk?.another_person === true && !holder && !family;
  if (known && !isOther && isSameName(known, person)) {
    if (make && invite) await inviteAnew(context, transaction, known, now);
    return isFound(work, 'there', [known]);
  }
  const similar_to = desk?.another_person
    ? []
    : await findSimilar(context, person, family?.guardian ?? null);
  if (desk && !desk.another_person) {
    const found = known ? [] : await holdersOf(db, similar_to);
    const alike = known ? [known] : found.map((one) => one.member);
    if (alike.length > 0) return isFound(work, 'alike', alike);
  }
  if (holder) return wrong({ email: 'user_already_exists' });
  if (family && family.dependants.length >= familyMaxSize)
    return wrong({ guardian: 'family_full' });
  const [{ admin, storedSeason }, requestNumber] = await Promise.all([
    readTogether(transaction, {
      // Without an e-mail, an id is read that no admin has.
      admin: adminDoc(db, person.email || 'none'),
      storedSeason: seasonDoc(db, seasonIdOf(season)),
    }),
    drawFreeNumber(transaction, db),
  ]);
  if (admin.exists) return wrong({ email: 'user_already_exists' });
  if (!storedSeason.exists && season !== settings.season) return wrong({ season: 'invalid_value' });
  const counter = await readMemberNumbers(transaction, db);
  if (!numbersConfirmed && (wantedNumber ?? 0) > counter.last + memberNumberLeap) {
    return wrong({ member_number: 'number_jumps' });
  }
  const given =
    wantedNumber === null
      ? nextNumber(counter)
      : await takeNumber(transaction, db, counter, wantedNumber);
  if (!given) return wrong({ member_number: 'invalid_value' });
  if (!make) return isNew(null, similar_to);
  const { member: imported, money } = importedPerson(context, person, {
    id: entryId ?? randomUid(),
    guardian: family?.guardian ?? null,
    by: adminEmail,
    requestNumber,
    season,
    ends: storedSeason.data()?.ends ?? null,
    paid,
    paidBy,
    desk,
    member_number: given.number,
    member_since: since ?? today,
    settings,
    now,
  });
  const member = { ...imported, similar_to, ...flagsWith(imported, { similar_to }) };
  const before: Member = { ...member, request_status: 'submitted', memberships: [] };
  // No card is created for an earlier season, because the club made that card before it used this site.
  const cards =
    season === settings.season
      ? await readCardsAfter(context, transaction, { before, after: member, by: adminEmail, now })
      : [];
  const { id, email } = member;
  const found = { search_keys: searchKeysOf(member) };
  createMember(transaction, db, { ...member, ...withStanding(member, found, today) });
  createPayments(transaction, db, id, money.rows);
  bookReceipts(transaction, db, [[member, money.rows]]);
  writeCards(transaction, db, cards);
  if (family) transaction.update(personDoc(db, family.guardian.id), { has_family: true });
  else if (email) {
    transaction.set(memberEmailDoc(context, email), { uid: id, created_at: timestampOf(now) });
  }
  saveMemberNumbers(transaction, db, given.row);
  recordAudit(context, transaction, { adminEmail, action: 'import_member', memberId: id }, now);
  if (invite && email && !family) {
    const mail = invitationOf(context, member, now);
    transaction.create(mailDoc(db, mail.id), buildMail(mail));
  }
  if (desk) {
    reportAtDesk(context, transaction, member, money.rows, { by: adminEmail, now });
    // Without a mailbox, the mail becomes a letter of welcome.
    if (!email) {
      const mailId = randomId();
      const letter = buildDecisionMail(member, { id: mailId, now, delayMs: 0 });
      if (letter) transaction.create(mailDoc(db, mailId), letter);
    }
  }
  return isNew(requestNumber, similar_to);
}

/** The invitation of a member; its id is always the same. The mail says if the last membership has ended. */
function invitationOf({ keyedHash }: Pick<ServerContext, 'keyedHash'>, member: Member, now: Date) {
  const { id, memberships } = member;
  const last = memberships.at(-1);
  const ended = last && periodOn(last, clubDay(now)) === 'lapsed' ? last.valid_until : null;
  const mail = { id: keyedHash('invitation', id), kind: 'member_invited', memberId: id } as const;
  return { ...mail, to: member, data: ended ? { ended } : {}, now };
}

/**
 * Invites a member who was imported before, has never come, and has not been invited for as long as a mail is kept. So a
 * club that imported its members without an invitation sends the file once more.
 */
async function inviteAnew(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  now: Date,
): Promise<void> {
  const { email, guardian_id, legal_record, email_confirmed_at } = member;
  if (!email || guardian_id !== null || legal_record || email_confirmed_at) return;
  const mail = invitationOf(context, member, now);
  const sent = await readMail(transaction, context.db, mail.id);
  if (!sent) transaction.create(mailDoc(context.db, mail.id), buildMail(mail));
}

/**
 * Reads the member who answers for an imported person, by e-mail or request number, and the member's dependants. Returns
 * null if there is no such member, or if this member can answer for nobody.
 */
async function readFamilyOf(context: ServerContext, transaction: Transaction, named: string) {
  const { db } = context;
  const number = normaliseRequestNumber(named);
  if (number === '') return null;
  const uid = named.includes('@')
    ? await readEmailHolder(context, transaction, normaliseEmail(named))
    : (await transaction.get(applicationDoc(db, number))).data()?.member;
  const guardian = uid ? await readMember(transaction, db, uid) : null;
  if (!guardian?.is_approved || guardian.guardian_id !== null) return null;
  return { guardian, dependants: await readDependants(transaction, db, guardian.id) };
}

interface Sought {
  person: ReadLine['person'];
  /** Id of the member who has the person's e-mail. */
  holder: string | null;
  family: Awaited<ReturnType<typeof readFamilyOf>>;
}

/** Reads the member who may be the person: by the e-mail, among the guardian's dependants, or by name and birth date. */
async function readKnown(
  transaction: Transaction,
  db: ServerContext['db'],
  { person, holder, family }: Sought,
): Promise<Member | null> {
  if (holder) return readMember(transaction, db, holder);
  if (!family) return readNamesake(transaction, db, person);
  const isSame = (one: Member) => one.birth_date === person.birth_date && isSameName(one, person);
  return family.dependants.find(isSame) ?? null;
}

/** Returns the numbers of members who may be the person by name and birth date or by phone, outside the transaction. */
function findSimilar(
  { db }: Pick<ServerContext, 'db'>,
  person: ReadLine['person'],
  guardian: Member | null,
): Promise<string[]> {
  const shared = guardian && pick(guardian, sharedByFamily);
  const nobody = { holder_first_name: null, holder_last_name: null, holder_birth_date: null };
  const own = { ...person, ...shared, ...nobody, id: '', guardian_id: guardian?.id ?? null };
  return findSimilarMembers(db, own);
}

const isSameName = (one: Names, other: Names) =>
  one.first_name === other.first_name && one.last_name === other.last_name;
