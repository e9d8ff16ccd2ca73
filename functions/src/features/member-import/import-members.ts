import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import type { importMembers as route } from '@fanclub/contract/members/import-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { dayIn } from '@fanclub/contract/text/day';
import type { Transaction } from 'firebase-admin/firestore';
import { createMember } from '#features/dues/write-account';
import { buildMail } from '#features/mail/build-mail';
import { withStanding } from '#features/members/standing';
import { TakenNumbers, withFreeNumbers } from '#features/submission/free-numbers';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId, randomUid } from '#platform/random';
import { timestampOf } from '#platform/time';
import { adminDoc } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import { memberEmailDoc, readEmailHolder } from '#repositories/member-emails';
import {
  nextNumber,
  readMemberNumbers,
  saveMemberNumbers,
  takeNumber,
} from '#repositories/member-numbers';
import { readMember } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import {
  type RegistrationSettings,
  readRegistrationSettings,
} from '#repositories/registration-settings';
import { requestNumberDoc } from '#repositories/request-numbers';
import { readTogether } from '#repositories/rows';
import { searchKeysOf } from '#repositories/search-keys';
import { seasonDoc } from '#repositories/seasons';
import { importedPerson } from './imported-person.ts';
import { type LineErrors, type ReadLine, readLine } from './read-line.ts';

type Report = RouteResponse<typeof route>;
type Outcome = Omit<Report['lines'][number], 'line'>;

interface Import {
  context: ServerContext;
  adminEmail: string;
  settings: RegistrationSettings;
  make: boolean;
  invite: boolean;
}

const isNew: Outcome = { state: 'new', errors: {} };
const isThere: Outcome = { state: 'there', errors: {} };
const wrong = (errors: LineErrors): Outcome => ({
  state: 'wrong',
  errors: errors as Record<string, string>,
});

/**
 * Checks lines of a file of members and, if `make` is true, makes each sound line a member. Each line is one transaction
 * with the row, the locks of e-mail and request number, the due, the payment, the number, the audit row and the mail. If
 * the process dies, the lines before are members, and a repeat of the call goes on: who has the same e-mail and name is
 * there already.
 */
export async function importMembers(
  context: ServerContext,
  adminEmail: string,
  { lines, make, invite }: RouteBody<typeof route>,
): Promise<Report> {
  const settings = await readRegistrationSettings(context);
  const work: Import = { context, adminEmail, settings, make, invite };
  const report: Report['lines'] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const read = readLine(cells);
    const isTwice = seen.has(read.person.email);
    seen.add(read.person.email);
    const errors = isTwice ? { email: 'user_already_exists' as const } : read.errors;
    const outcome = Object.keys(errors).length > 0 ? wrong(errors) : await importOne(work, read);
    report.push({ line, ...outcome });
  }
  return { lines: report };
}

function importOne(work: Import, read: ReadLine): Promise<Outcome> {
  return withFreeNumbers([null], ([requestNumber = '']) =>
    inTransaction(work.context.db, (transaction) =>
      importIn(transaction, work, read, requestNumber),
    ),
  );
}

async function importIn(
  transaction: Transaction,
  { context, adminEmail, settings, make, invite }: Import,
  { person, season: wanted, paid, number: wantedNumber, since }: ReadLine,
  requestNumber: string,
): Promise<Outcome | TakenNumbers> {
  const { db } = context;
  const now = context.now();
  const today = dayIn(settings.deadlineZone, now);
  const season = wanted ?? settings.season;
  const holder = await readEmailHolder(context, transaction, person.email);
  if (holder !== null) {
    const member = await readMember(transaction, db, holder);
    const isSame =
      member?.first_name === person.first_name && member.last_name === person.last_name;
    return isSame ? isThere : wrong({ email: 'user_already_exists' });
  }
  const { admin, storedSeason, taken } = await readTogether(transaction, {
    admin: adminDoc(db, person.email),
    storedSeason: seasonDoc(db, seasonIdOf(season)),
    taken: requestNumberDoc(db, requestNumber),
  });
  if (admin.exists) return wrong({ email: 'user_already_exists' });
  if (!storedSeason.exists && season !== settings.season) return wrong({ season: 'invalid_value' });
  const counter = await readMemberNumbers(transaction, db);
  const given =
    wantedNumber === null
      ? nextNumber(counter)
      : await takeNumber(transaction, db, counter, wantedNumber);
  if (!given) return wrong({ member_number: 'invalid_value' });
  if (!make) return isNew;
  if (taken.exists) return new TakenNumbers([requestNumber]);
  const { member, money } = importedPerson(context, person, {
    id: randomUid(),
    by: adminEmail,
    requestNumber,
    season,
    ends: storedSeason.data()?.ends ?? null,
    paid,
    member_number: given.number,
    member_since: since ?? today,
    settings,
    now,
  });
  const { id, email, language } = member;
  const found = { search_keys: searchKeysOf(member) };
  createMember(transaction, db, { ...member, ...withStanding(member, found, today) });
  createPayments(transaction, db, id, money.rows);
  transaction.create(requestNumberDoc(db, requestNumber), { uid: id });
  transaction.set(memberEmailDoc(context, email), { uid: id, created_at: timestampOf(now) });
  saveMemberNumbers(transaction, db, given.row);
  recordAudit(context, transaction, { adminEmail, action: 'import_member', memberId: id }, now);
  if (invite) {
    const mailId = randomId();
    const mail = { id: mailId, memberId: id, to: { email, language }, data: {}, now };
    transaction.create(mailDoc(db, mailId), buildMail({ ...mail, kind: 'member_invited' }));
  }
  return isNew;
}
