import { clubDay, clubHour } from '@fanclub/contract/club/club-day';
import { endReasonOf } from '@fanclub/contract/members/membership-schema';
import { dueReminder, type ReminderStep } from '@fanclub/contract/renewal-reminders/due-reminder';
import { seasonBefore } from '@fanclub/contract/seasons/season';
import { buildMail } from '#features/mail/build-mail';
import { isRegistrationOpen } from '#features/settings/read-settings';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { findDependants } from '#repositories/families';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { membersOfSeason } from '#repositories/member-lists';
import { findMember, membersFrom } from '#repositories/members';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { readRenewalReminders, renewalRemindersDoc } from '#repositories/renewal-reminders';
import { listSeasons } from '#repositories/seasons';

/**
 * The hour of the day, in the club's time zone, from which reminders are written, so that nobody gets them at night.
 */
const firstHour = 9;
const pageSize = 100;
/** The most members per run of maintenance. `deliverNews` can deliver as many reminders until the next run. */
const membersPerRun = 2_500;

interface Reminder {
  step: ReminderStep;
  /** The season for which the members can renew. */
  season: string;
  /** The season whose members are reminded, and the day when it ends. */
  before: string;
  ends: string | null;
}

/**
 * Writes the mails of the reminder that is due today, if there is one, for members of the previous season who have
 * not renewed. Returns how many members were checked. The next run continues after them.
 */
export async function remindOfRenewal(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const reminder = await reminderOfToday(context);
  if (!reminder) return 0;
  let reached = 0;
  while (reached < membersPerRun && leftMs() > 0) {
    const page = await writePage(context, reminder);
    reached += page;
    if (page < pageSize) break;
  }
  return reached;
}

async function reminderOfToday(context: ServerContext): Promise<Reminder | null> {
  const { season } = await readRegistrationSettings(context);
  const now = context.now();
  if (clubHour(now) < firstHour || !(await isRegistrationOpen(context))) return null;
  const seasons = await listSeasons(context.db);
  const startedAt = seasons.find(({ label }) => label === season)?.started_at;
  const previous = seasons.findLast(({ label }) => label < season);
  const ends = previous?.ends ?? null;
  const step = dueReminder({
    today: clubDay(now),
    opened: startedAt ? clubDay(startedAt.toDate()) : null,
    ends,
  });
  return step && { step, season, before: previous?.label ?? seasonBefore(season), ends };
}

/**
 * Writes the mails of a page and the new cursor in one transaction. Writes nothing if the cursor has moved, because
 * another run wrote the page or because an earlier commit succeeded although its response was lost. So nobody gets two
 * mails. A mail is not sent if its member renews before.
 */
async function writePage(context: ServerContext, reminder: Reminder): Promise<number> {
  const { db } = context;
  const { step, season, before, ends } = reminder;
  const row = renewalRemindersDoc(db, season, step);
  const seen = (await row.get()).data();
  if (seen?.is_done) return 0;
  const cursor = seen?.cursor ?? null;
  const members = membersOfSeason(db, before, 'last').limit(pageSize);
  const { docs } = await (cursor === null ? members : members.startAfter(cursor)).get();
  const page = await membersFrom(db, db, docs);
  const told = await Promise.all(page.map((member) => isTold(context, member, reminder)));
  const wanting = page.filter((_, i) => told[i]);
  return inTransaction(db, async (transaction) => {
    const stored = await readRenewalReminders(transaction, row);
    if (stored?.is_done || (stored?.cursor ?? null) !== cursor) return 0;
    const now = context.now();
    for (const member of wanting) {
      const id = randomId();
      const data = { step, season, ends };
      const mail = { id, kind: 'renewal_reminder', memberId: member.id, to: member } as const;
      transaction.create(mailDoc(db, id), buildMail({ ...mail, data, now }));
    }
    transaction.set(row, {
      written: (stored?.written ?? 0) + wanting.length,
      cursor: docs.at(-1)?.id ?? cursor,
      is_done: docs.length < pageSize,
    });
    return docs.length;
  });
}

/**
 * True if this member gets a reminder. A family gets one mail, to the guardian: about the guardian's own membership, or
 * otherwise about the first dependant who can renew.
 */
async function isTold(
  { db }: ServerContext,
  member: Member,
  { season, before }: Reminder,
): Promise<boolean> {
  if (!member.guardian_id) return wantsToHear(member, season);
  const guardian = await findMember(db, member.guardian_id);
  if (!guardian || guardian.no_reminders || guardian.delete_requested_at) return false;
  const family = [guardian, ...(await findDependants(db, guardian.id))];
  const first = family.find((each) => each.last_season === before && wantsToHear(each, season));
  return first?.id === member.id;
}

function wantsToHear(member: Member, season: string): boolean {
  const { no_reminders, delete_requested_at } = member;
  const isWanted = !no_reminders && delete_requested_at === null && !endReasonOf(member);
  return member.season !== season && isWanted;
}
