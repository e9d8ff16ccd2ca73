import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { toMember } from '#repositories/member-repository';
import { completeRegistration } from './make-account.ts';

/** A registration without its account for this long is not running any more. */
export const halfFinishedAfterMs = 60_000;
const pageSize = 50;

/**
 * Makes the accounts of registrations whose process died half-way; without a password, which is
 * kept nowhere: such a member signs in by e-mail link. Half-finished moves of an e-mail end here
 * too. Oldest first, a page at a time; one that fails stays for the next run and holds up nobody.
 * Answers how many were completed.
 */
export async function completeHalfFinished(context: ServerContext): Promise<number> {
  const before = Timestamp.fromMillis(context.now().getTime() - halfFinishedAfterMs);
  const halfFinished = context.db
    .collection('members')
    .where('account', '==', 'pending')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(pageSize);
  let completed = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? halfFinished.startAfter(last) : halfFinished).get();
    for (const row of page.docs) if (await complete(context, row)) completed += 1;
    last = page.size === pageSize ? page.docs.at(-1) : undefined;
  } while (last);
  return completed;
}

async function complete(context: ServerContext, row: QueryDocumentSnapshot): Promise<boolean> {
  const member = toMember(row);
  if (!member) return false;
  try {
    await completeRegistration(context, member, { password: undefined });
    return true;
  } catch (error) {
    const { request_number: requestNumber } = member;
    log.error('half-finished registration stays', error, { requestNumber });
    return false;
  }
}
