import { dayMs } from '@fanclub/contract/retention/kept-until';
import pLimit from 'p-limit';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { log } from '#platform/log';
import { readSettings } from '#repositories/club-settings';
import {
  heldMails,
  heldMailsOf,
  type MailDocument,
  mailsToNewSince,
  releaseMail,
} from '#repositories/mails';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { countOf } from '#repositories/rows';
import { kindsToNew, mailOf } from './mail-kinds.ts';
import { mailPace } from './retry-policy.ts';

/** How long an instance uses what it has counted, so that few mails cause a query. */
const countTtlMs = 60_000;
/** As many mails as a queue sends until the next maintenance. */
const releasedAtOnce = mailPace.perSecond * 5 * 60;
const atOnce = 25;

/** The mails to new addresses of the last 24 hours, and the most that the settings allow. */
const counts = new WeakMap<ServerContext, { sent: number; most: number; readAtMs: number }>();

/**
 * Returns how many more mails may go to new addresses now, if only this part of them may be sent. Strangers can make the
 * club mail to any address by registering it, so at a number of mails a day further ones wait in the outbox, and nobody
 * is refused. The outbox itself is counted, because a counter would be one row that every mail changes. Instances count
 * once a minute, so that a few hundred mails more can be sent.
 */
async function leftToday(context: ServerContext, part = 1): Promise<number> {
  const nowMs = context.now().getTime();
  let counted = counts.get(context);
  if (!counted || nowMs - counted.readAtMs >= countTtlMs) {
    const [sent, { new_address_mails: most }] = await Promise.all([
      countOf(mailsToNewSince(context.db, new Date(nowMs - dayMs))),
      readSettings(context.db, 'access'),
    ]);
    counted = { sent, most, readAtMs: nowMs };
    counts.set(context, counted);
  }
  return Math.floor(counted.most * part) - counted.sent;
}

/** Counts a mail that this instance has just sent to a new address. */
export function countSentToNew(context: ServerContext): void {
  const counted = counts.get(context);
  if (counted) counted.sent += 1;
}

/** True for an address that nobody has proved. */
export const isNewAddress = ({ email, email_confirmed_at }: Member): boolean =>
  email !== '' && email_confirmed_at === null;

/** True while the mail to somebody who registers now waits. */
export const doNewAddressesWait = async (context: ServerContext): Promise<boolean> =>
  (await leftToday(context)) <= 0;

/** True if this mail goes to a new address, and no more may be sent now. */
export async function mustWait(
  context: ServerContext,
  { message, member_id }: MailDocument,
): Promise<boolean> {
  const { partOfNew, reader } = mailOf(message);
  if (partOfNew === undefined || (await leftToday(context, partOfNew)) > 0) return false;
  if (reader === 'reminded') return true;
  const member = member_id ? await findMember(context.db, member_id) : null;
  return member !== null && isNewAddress(member);
}

/** Makes as many waiting mails due as may be sent now. Returns their number. */
export async function releaseHeld(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const places = pLimit(atOnce);
  const now = context.now();
  let released = 0;
  for (const { kind, partOfNew } of kindsToNew) {
    const room = Math.min((await leftToday(context, partOfNew)) - released, releasedAtOnce);
    if (room <= 0 || leftMs() <= 0) continue;
    const { docs } = await heldMailsOf(context.db, kind).limit(room).get();
    const due = await Promise.all(docs.map((row) => places(() => releaseMail(row, now))));
    released += due.filter(Boolean).length;
  }
  return released;
}

/** Returns the number of mails that wait, and logs it for an alert. */
export async function countHeld(context: ServerContext): Promise<number> {
  const count = await countOf(heldMails(context.db));
  if (count > 0) log.warn('mails to new addresses wait', { count });
  return count;
}
