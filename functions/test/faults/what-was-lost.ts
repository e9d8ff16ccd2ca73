import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { pick } from '@fanclub/contract/members/by-name';
import { type Account, accountOf, unpaidAmounts } from '@fanclub/contract/money/account';
import { type Amounts, noAmounts, plus } from '@fanclub/contract/money/amounts';
import { receivedOf } from '@fanclub/contract/money/due';
import type { CaughtMail } from '@fanclub/stories/tools/mailbox';
import { eachAccountPage } from '#features/accounts/auth-accounts';
import { cardMailId } from '#features/cards/card-mail';
import { serverContext } from '#platform/context';
import type { ApplicationDocument } from '#repositories/applications';
import { firstCardId } from '#repositories/cards';
import { latestFields, type Member } from '#repositories/member';
import { membersFrom, personDoc, personsOf } from '#repositories/members';
import type { Payment } from '#repositories/payments';
import { statementPathOf } from '#repositories/statement-files';
import { testAuth, testBucket, testDb, testKeyedHash } from '../firebase.ts';
import { storedApplications, storedPayments } from '../stored.ts';
import { faultsCode } from './promo.ts';

/**
 * Inconsistencies in the data of the whole suite. A kill or an outage must not leave any, except a mail that was
 * sent twice.
 */
export interface Lost {
  membersWithoutAccount: string[];
  accountsWithoutMember: string[];
  filesWithoutOwner: string[];
  usesWithoutMember: number;
  /** Members who were asked for something although no mail about it exists. */
  requestsWithoutMail: string[];
  /** Members whose applications, payments, memberships and account contradict each other. */
  halfCases: string[];
  /**
   * Members with an inconsistent family: a missing guardian, another e-mail than the guardian's, or an account or
   * e-mail lock that a dependant must not have; also e-mail locks without a member.
   */
  halfFamilies: string[];
  /** Lines of bank statements whose assigned amount differs from the sum of their payments. */
  halfLines: string[];
  /** Club cards that should exist and do not, and cards that are marked as announced although no mail exists. */
  cardsAstray: string[];
  mailsNotDelivered: string[];
  mailsTwice: number;
}

/**
 * Reads the uids of all accounts. Before the run these are the accounts of the demo data, which `countLost` leaves
 * out.
 */
export async function accountIds(): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const page of eachAccountPage({ auth: testAuth() })) {
    for (const { uid } of page) ids.add(uid);
  }
  return ids;
}

async function fileOwners(memberIds: ReadonlySet<string>): Promise<string[]> {
  const rows = (await testDb().collection('uploads').get()).docs;
  const statements = (await testDb().collection('statement_files').get()).docs;
  const statementPaths = statements.map(({ id }) => statementPathOf(id));
  const known = new Map(rows.map((row) => [String(row.get('object_path')), row]));
  const [objects] = await testBucket().getFiles();
  const withoutRow = objects
    .map(({ name }) => name)
    .filter((name) => !known.has(name) && !statementPaths.includes(name));
  const ofNobody = rows.filter((row) => {
    const owner: unknown = row.get('claimed_by');
    return typeof owner === 'string' && !memberIds.has(owner);
  });
  return [...withoutRow, ...ofNobody.map((row) => row.id)];
}

async function requestsWithoutMail(members: readonly Member[]): Promise<string[]> {
  const asked = members.filter((member) => member.requested?.mail_id);
  const rows = await Promise.all(
    asked.map(({ requested }) => testDb().doc(`mail/${requested?.mail_id}`).get()),
  );
  return asked.filter((_, i) => !rows[i]?.exists).map(({ id }) => id);
}

/**
 * Computes members anew from their applications and entries, and returns the ids of those whose stored numbers, sums,
 * copies or account differ.
 */
export async function halfCases(members: readonly Member[]): Promise<string[]> {
  const persons = await Promise.all(members.map(({ id }) => personDoc(testDb(), id).get()));
  const isWhole = await Promise.all(
    members.map(async (member, i) => {
      const [applications, payments] = await Promise.all([
        storedApplications(member),
        storedPayments(member),
      ]);
      const numbers = applications.map(({ request_number }) => request_number);
      const isCounted = applications.every(
        (application) =>
          isDeepStrictEqual(receivedOf(application), receivedBy(application, payments)) &&
          isDeepStrictEqual(application.open, unpaidAmounts(application)),
      );
      return (
        isCounted &&
        isDeepStrictEqual(numbers.sort(), member.applications.map(numberOf).sort()) &&
        isDeepStrictEqual(persons[i]?.data()?.latest, pick(member, latestFields)) &&
        payments.every((payment) => numbers.includes(payment.request_number)) &&
        member.memberships.every((one) => numbers.includes(one.request_number)) &&
        isDeepStrictEqual(entriesOf(member), entriesOf(accountOf(applications)))
      );
    }),
  );
  return members.filter((_, i) => !isWhole[i]).map(({ id }) => id);
}

/** Returns the entries of an account without their times. */
const entriesOf = ({ open_dues, over_dues }: Account<unknown>) =>
  [open_dues, over_dues].map((list) => list.map(({ since: _, ...entry }) => entry));

const numberOf = ({ request_number }: { request_number: string }) => request_number;

/** Adds up the payments of an application. */
const receivedBy = (
  { request_number: number }: ApplicationDocument,
  payments: readonly Payment[],
): Amounts =>
  payments
    .filter((payment) => payment.request_number === number)
    .reduce<Amounts>(
      (sum, { kind, amount, currency }) =>
        plus(sum, { amount: kind === 'in' ? amount : -amount, currency }),
      noAmounts,
    );

const isReady = ({ id, account }: Member, accounts: ReadonlySet<string>) =>
  accounts.has(id) && account === 'ready';

/** Finds members whose guardian, e-mail lock and account do not fit together, and e-mail locks without a member. */
async function halfFamilies(
  members: readonly Member[],
  accounts: ReadonlySet<string>,
): Promise<string[]> {
  const rows = new Map(members.map((member) => [member.id, member]));
  const locks = (await testDb().collection('member_emails').get()).docs;
  const hash = testKeyedHash();
  const problems = [...rows].flatMap(([id, row]) => {
    const guardian = row.guardian_id === null ? null : rows.get(row.guardian_id);
    const held = locks.filter((lock) => lock.get('uid') === id).map((lock) => lock.id);
    // A member without a mailbox has neither account nor lock. The lab takes the mailbox away from registered members.
    if (row.email === '' && row.guardian_id === null) return [];
    const isTrue = guardian
      ? guardian.has_family && guardian.guardian_id === null && guardian.email === row.email
      : guardian === null && held.length === 1 && held[0] === hash('email', row.email);
    const isWithout = row.account === 'none' && !accounts.has(id) && held.length === 0;
    const answersForSome = [...rows.values()].some(({ guardian_id }) => guardian_id === id);
    const isWhole = isTrue && Boolean(guardian) === isWithout && row.has_family === answersForSome;
    return isWhole ? [] : [`${id} ${row.account}`];
  });
  const ofNobody = locks.filter((lock) => !rows.has(lock.get('uid'))).map(({ id }) => id);
  return [...problems, ...ofNobody];
}

async function halfLines(): Promise<string[]> {
  const lines = (await testDb().collection('statement_lines').get()).docs;
  const isHalf = await Promise.all(
    lines.map(async (line) => {
      const owners: string[] = line.get('member_ids');
      const rows = (await Promise.all(owners.map((id) => storedPayments({ id })))).flat();
      const ofLine = rows.filter((row) => row.line_id === line.id);
      const used = ofLine
        .filter(({ id }) => !rows.some(({ reverses }) => reverses === id))
        .reduce((all, { amount }) => all + amount, 0);
      return used !== line.get('amount') - line.get('left');
    }),
  );
  return lines.filter((_, i) => isHalf[i]).map(({ id }) => id);
}

async function cardsAstray(
  members: readonly Member[],
  before: ReadonlySet<string>,
): Promise<string[]> {
  const cards = (await testDb().collection('cards').get()).docs;
  const known = new Set(
    cards.map((card) => firstCardId(card.get('member_id'), card.get('season'))),
  );
  const wanted = members.flatMap(({ id, memberships }) =>
    memberships
      .filter(({ juventus_card }) => juventus_card)
      .map(({ season }) => firstCardId(id, season)),
  );
  const told = cards.filter((card) => card.get('is_told') && !before.has(card.get('member_id')));
  const mails = await Promise.all(
    told.map(({ id }) =>
      testDb()
        .doc(`mail/${cardMailId(serverContext(), id)}`)
        .get(),
    ),
  );
  return [
    ...wanted.filter((id) => !known.has(id)),
    ...told.filter((_, i) => !mails[i]?.exists).map(({ id }) => `${id} untold`),
  ];
}

/** How long mails may take that the last clean-up has queued. */
const deliveryMs = 120_000;

/** Finds the mails that were not delivered; waits for those that are on their way. */
async function undelivered(untilMs = Date.now() + deliveryMs): Promise<string[]> {
  const left = await waitingMails();
  if (left.length === 0 || Date.now() > untilMs) return left;
  await sleep(1_000);
  return undelivered(untilMs);
}

async function waitingMails(): Promise<string[]> {
  const rows = (await testDb().collection('mail').get()).docs;
  return (
    rows
      // A mail to a member without a mailbox becomes a letter, which waits until somebody prints it.
      .filter((row) => !['SUCCESS', 'LETTER'].includes(row.get('delivery.state')))
      .map((row) => `${row.get('message.template')} ${row.get('delivery.state')}`)
  );
}

async function sentTwice(): Promise<number> {
  const mails = (await (await fetch(`${process.env.MAIL_URL}/email`)).json()) as CaughtMail[];
  const ids = mails.map(({ headers }) => headers['message-id'] ?? '');
  return ids.length - new Set(ids).size;
}

export async function countLost(before: ReadonlySet<string>): Promise<Lost> {
  const members = await membersFrom(testDb(), testDb(), (await personsOf(testDb()).get()).docs);
  const memberIds = new Set(members.map(({ id }) => id));
  const accounts = await accountIds();
  const code = await testDb().doc(`promo_codes/${faultsCode}`).get();
  const withCode = members.filter(({ promo_code }) => promo_code === faultsCode).length;
  const unclaimed = (uid: string) => !memberIds.has(uid) && !before.has(uid);
  const admins = (await testDb().collection('admins').get()).docs.map(({ id }) => id);
  const strays = [...accounts].filter(unclaimed);
  const known = await Promise.all(strays.map((uid) => testAuth().getUser(uid)));
  return {
    membersWithoutAccount: members
      .filter((member) => member.account !== 'none' && !isReady(member, accounts))
      .map(({ id }) => id),
    accountsWithoutMember: known
      .filter(({ email }) => !admins.includes(email ?? ''))
      .map(({ uid, email }) => `${uid} ${email}`),
    filesWithoutOwner: await fileOwners(memberIds),
    usesWithoutMember: Number(code.get('usedCount')) - withCode,
    requestsWithoutMail: await requestsWithoutMail(members),
    halfCases: await halfCases(members),
    halfFamilies: await halfFamilies(members, accounts),
    halfLines: await halfLines(),
    cardsAstray: await cardsAstray(members, before),
    mailsNotDelivered: await undelivered(),
    mailsTwice: await sentTwice(),
  };
}
