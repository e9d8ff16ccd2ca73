import { manyPeople } from '@fanclub/contract/audit/actions';
import { clubDay } from '@fanclub/contract/club/club-day';
import type { LooksOfAdmin } from '@fanclub/contract/words/mail-parts';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { listAdmins } from '#repositories/admins';
import { auditMatching, recordAudit } from '#repositories/audit';
import { listLooksBetween, looksMailDoc } from '#repositories/list-looks';
import { mailDoc } from '#repositories/mails';
import { inOrderOf } from '#repositories/pages';
import { countOf, createOnce } from '#repositories/rows';

const hourMs = 60 * 60_000;
const weekMs = 7 * 24 * hourMs;
/** 1970-01-05, the first Monday. */
const firstMondayMs = 4 * 24 * hourMs;

/**
 * Reports each admin to whom lists showed many people within one hour: a warning in the log, which raises an alert, and
 * an audit row, once for each hour. The warning comes first, and one transaction writes the audit row and
 * `is_reported`. If the process dies before this transaction, the next run warns again.
 */
export async function reportManyListed(context: ServerContext): Promise<number> {
  const { db } = context;
  const now = context.now();
  const { docs } = await listLooksBetween(db, new Date(now.getTime() - 3 * hourMs), now).get();
  const many = docs.filter((row) => isMany(row.data()));
  for (const row of many) {
    const { people, admin_email: adminEmail } = row.data();
    log.warn('many people listed', { people: people.length });
    await inTransaction(db, async (transaction) => {
      const stored = (await transaction.get(row.ref)).data();
      if (!stored || !isMany(stored)) return;
      transaction.update(row.ref, { is_reported: true });
      recordAudit(context, transaction, { adminEmail, action: 'list_many' }, now);
    });
  }
  return many.length;
}

const isMany = ({ people, is_reported }: { people: string[]; is_reported?: true }) =>
  people.length >= manyPeople && !is_reported;

/**
 * Once a week, mails the owners how many people each admin looked at, in lists and by opening cases and documents. No
 * mail is sent about a week in which nobody looked. The id of a mail is derived from its week and owner, so that
 * concurrent runs and a repeat after a crash write the mail once.
 */
export async function mailLooksOfWeek(context: ServerContext): Promise<number> {
  const { db } = context;
  const now = context.now();
  const sinceMonday = (now.getTime() - firstMondayMs) % weekMs;
  const to = new Date(now.getTime() - sinceMonday);
  const from = new Date(to.getTime() - weekMs);
  const week = clubDay(from);
  const mailed = (await looksMailDoc(db).get()).data()?.week;
  if (mailed !== undefined && mailed >= week) return 0;
  const looks = await looksOf(context, from, to);
  const owners = (await listAdmins(db)).filter(({ role }) => role === 'owner');
  for (const owner of looks.length > 0 ? owners : []) {
    const id = context.keyedHash('looks-mail', `${week} ${owner.email}`);
    const data = { week, looks };
    const mail = { id, kind: 'looks_of_week', memberId: null, to: owner, data, now } as const;
    await createOnce(mailDoc(db, id), buildMail(mail));
  }
  await looksMailDoc(db).set({ week });
  return looks.length;
}

/**
 * Returns how many people each admin looked at between two times, most people first. Firestore counts the audit rows;
 * none is read.
 */
async function looksOf(context: ServerContext, from: Date, to: Date): Promise<LooksOfAdmin[]> {
  const { db } = context;
  const { docs } = await listLooksBetween(db, from, to).get();
  const listed = Map.groupBy(
    docs.map((row) => row.data()),
    ({ admin_email }) => admin_email,
  );
  const staff = new Set([...listed.keys(), ...(await listAdmins(db)).map(({ email }) => email)]);
  const countSince = (admin: string, since: Date) =>
    countOf(inOrderOf(auditMatching(context, { kind: 'views', admin, since }), 'at', 'desc'));
  const looks = await Promise.all(
    [...staff].map(async (admin) => {
      const opened = (await countSince(admin, from)) - (await countSince(admin, to));
      const people = new Set((listed.get(admin) ?? []).flatMap((row) => row.people)).size;
      return { admin, people, opened };
    }),
  );
  return looks
    .filter(({ people, opened }) => people + opened > 0)
    .sort((one, other) => other.people - one.people || one.admin.localeCompare(other.admin));
}
