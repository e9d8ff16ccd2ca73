import { foundNames } from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { familyMaxSize } from '@fanclub/contract/members/limits';
import { memberNumberLeap } from '@fanclub/contract/members/member-number';
import type { ReadLine } from '@fanclub/contract/read-file/members/read-line';
import type { Transaction } from 'firebase-admin/firestore';
import { presentMemberForAdmin } from '#features/members/present-member-for-admin';
import { drawFreeNumber } from '#features/submission/free-numbers';
import { randomUid, uidOf } from '#platform/random';
import { adminDoc } from '#repositories/admins';
import type { Member } from '#repositories/member';
import { readEmailHolder } from '#repositories/member-emails';
import { nextNumber, readMemberNumbers, takeNumber } from '#repositories/member-numbers';
import { readMember } from '#repositories/members';
import { holdersOf } from '#repositories/payers';
import { readTogether } from '#repositories/rows';
import { addSeason } from './add-season.ts';
import {
  countImported,
  type Import,
  markImported,
  type Outcome,
  outcome,
  wrong,
} from './import-work.ts';
import { type ImportedSeason, readImportedSeason, writeImportedSeason } from './imported-season.ts';
import { inviteAnew } from './invite-imported.ts';
import { findSimilar, isSameName, readFamilyOf, readKnown } from './known-person.ts';
import { makePerson } from './make-person.ts';

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

interface Line {
  line: number;
  another_person: boolean;
}

/**
 * Returns the id of the person at the desk, or of a line of which staff say that it is another person than a member of
 * the same name and birth date, so that a repeated call finds the person. Null for any other line.
 */
function entryIdOf({ context, adminEmail, desk, file }: Import, line: Line): string | null {
  if (desk) return uidOf(context.keyedHash('desk-entry', `${adminEmail} ${desk.entry_id}`));
  if (!file || !line.another_person) return null;
  return uidOf(context.keyedHash('desk-entry', `${file.id} ${line.line}`));
}

/**
 * Handles a line in its transaction. It writes nothing if the line has an error, if the person is there with this
 * season, if nobody has said that a person with the name and birth date of a member is another one, and in a check.
 */
export async function importLine(
  transaction: Transaction,
  work: Import,
  { line, another_person: isOtherPerson, ...read }: ReadLine & Line,
): Promise<Outcome & { season?: ImportedSeason; leap?: { from: number; to: number } }> {
  const { context, adminEmail, settings, make, desk, numbersConfirmed, withoutMailbox } = work;
  const { db } = context;
  const now = context.now();
  const { guardian: answers, number: wantedNumber } = read;
  const family = answers === null ? null : await readFamilyOf(context, transaction, answers);
  if (answers !== null && family === null) return wrong({ guardian: 'invalid_value' });
  const entryId = entryIdOf(work, { line, another_person: isOtherPerson });
  const made = entryId && (await readMember(transaction, db, entryId));
  if (made) return outcome('new', { request_number: made.request_number, similar_to: [] });
  const addressed = read.person.email
    ? await readEmailHolder(context, transaction, read.person.email)
    : null;
  const itsHolder = addressed ? await readMember(transaction, db, addressed) : null;
  const isShared = withoutMailbox && itsHolder !== null && !isSameName(itsHolder, read.person);
  const person = isShared ? { ...read.person, email: '' } : read.person;
  const holder = isShared ? null : addressed;
  const known = await readKnown(transaction, db, { person, holder, family });
  const isOther = isOtherPerson && !holder && !family;
  // At the desk, a member of the same name and birth date who has a mailbox is only perhaps the person.
  const isSure = !desk || family !== null || known?.email === person.email;
  if (known && isSure && !isOther && isSameName(known, person)) {
    return isThere(transaction, work, known, { ...read, person });
  }
  const { similar_to, namesakes } = isOtherPerson
    ? { similar_to: [], namesakes: [] }
    : await findSimilar(context, person, family?.guardian ?? null);
  if (desk && !isOtherPerson) {
    const found = known ? [] : await holdersOf(db, similar_to);
    const alike = known ? [known] : found.map((one) => one.member);
    if (alike.length > 0) return isFound(work, 'alike', alike);
  }
  if (holder) return wrong({ email: 'email_of_another' });
  if (namesakes.length > 0) return outcome('alike', { similar_to: namesakes });
  if (family && family.dependants.length >= familyMaxSize)
    return wrong({ guardian: 'family_full' });
  const [{ admin }, requestNumber, season] = await Promise.all([
    // Without an e-mail, an id is read that no admin has.
    readTogether(transaction, { admin: adminDoc(db, person.email || 'none') }),
    drawFreeNumber(transaction, db),
    readImportedSeason(transaction, db, read.season ?? settings.season, settings.season),
  ]);
  if (admin.exists) return wrong({ email: 'user_already_exists' });
  if (!season) return wrong({ season: 'season_not_planned' });
  const counter = await readMemberNumbers(transaction, db);
  if (!numbersConfirmed && (wantedNumber ?? 0) > counter.last + memberNumberLeap) {
    return wrong({ member_number: 'number_jumps' });
  }
  const given =
    wantedNumber === null
      ? nextNumber(counter)
      : await takeNumber(transaction, db, counter, wantedNumber);
  if (!given) return wrong({ member_number: 'invalid_value' });
  const [from, to] = [counter.last, given.row.last];
  if (!make) return { ...outcome('new', { similar_to }), season };
  const decided = { id: entryId ?? randomUid(), by: adminEmail, requestNumber, season, now };
  await makePerson(context, transaction, work, {
    ...decided,
    read: { ...read, person },
    given,
    similar_to,
    guardian: family?.guardian ?? null,
  });
  writeImportedSeason(context, transaction, season, { by: adminEmail, now });
  countImported(context, transaction, work, 'members');
  const leap = to > from + memberNumberLeap ? { from, to } : null;
  const entered = outcome('new', { request_number: requestNumber, similar_to });
  return { ...entered, season, ...(leap && { leap }) };
}

/** Handles a line about a member: adds its season, if the member has no application of it, and invites. */
async function isThere(
  transaction: Transaction,
  work: Import,
  member: Member,
  read: ReadLine,
): Promise<Outcome & { season?: ImportedSeason }> {
  const { context, settings, make, desk, adminEmail } = work;
  const { db } = context;
  const now = context.now();
  const label = read.season ?? settings.season;
  const hasSeason = member.applications.some((one) => one.season === label);
  if (desk || hasSeason) {
    if (make && work.invite) await inviteAnew(context, transaction, member, now);
    return isFound(work, 'there', [member]);
  }
  const season = await readImportedSeason(transaction, db, label, settings.season);
  if (!season) return wrong({ season: 'season_not_planned' });
  // A later application becomes the present one, so nobody could decide the one that is under review.
  if (label > member.season && member.request_status === 'submitted') {
    return wrong({ season: 'application_waits' });
  }
  const { request_number } = member;
  if (!make) return { ...outcome('season', { request_number }), season };
  const requestNumber = await drawFreeNumber(transaction, db);
  const decided = { id: member.id, by: adminEmail, requestNumber, season, settings, now };
  const after = await addSeason(context, transaction, member, read, {
    ...decided,
    paid: read.paid,
    desk: null,
  });
  writeImportedSeason(context, transaction, season, { by: adminEmail, now });
  markImported(context, transaction, work, member, after);
  countImported(context, transaction, work, 'seasons');
  return { ...outcome('season', { request_number }), season };
}
