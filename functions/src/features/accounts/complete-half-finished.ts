import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { log } from '#platform/log';
import type { Member } from '#repositories/member';
import { membersWithoutAccount } from '#repositories/member-lists';
import { membersFrom } from '#repositories/members';
import { eachPage } from '#repositories/pages';
import { completeRegistration } from './make-account.ts';

/**
 * The age after which a registration without an account counts as interrupted: its request cannot be running any
 * more.
 */
export const halfFinishedAfterMs = 60_000;
/**
 * The number of accounts created at once, and the size of a page. It is small, so that people's own requests to Auth
 * are not held up.
 */
export const registrationsAtOnce = 10;

/**
 * Creates the accounts of registrations whose process died half-way, and finishes half-finished changes of an e-mail.
 * The oldest rows come first. A failure is logged and tried again in the next run. Returns how many rows were completed.
 */
export async function completeHalfFinished(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const before = new Date(context.now().getTime() - halfFinishedAfterMs);
  let completed = 0;
  for await (const page of eachPage(
    membersWithoutAccount(context.db, before),
    registrationsAtOnce,
  )) {
    const members = await membersFrom(context.db, context.db, page);
    const results = await Promise.all(members.map((member) => complete(context, member)));
    completed += results.filter(Boolean).length;
    if (leftMs() <= 0) break;
  }
  return completed;
}

async function complete(context: ServerContext, member: Member): Promise<boolean> {
  try {
    await completeRegistration(context, member);
    return true;
  } catch (error) {
    const { request_number: requestNumber } = member;
    log.error('half-finished registration stays', error, { requestNumber });
    return false;
  }
}
