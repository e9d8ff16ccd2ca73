import { Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#app/context';
import { log } from '#http/log';
import { toMember } from '#members/member-repository';
import { completeRegistration } from './make-account.ts';

/** A registration without its account for this long is not running any more (decisions §5). */
export const halfFinishedAfterMs = 60_000;
const batchSize = 50;

/**
 * Makes the accounts of registrations whose process died half-way; without a password, which is
 * kept nowhere: such a member signs in by e-mail link. Answers how many were completed.
 */
export async function completeHalfFinished(context: ServerContext): Promise<number> {
  const before = Timestamp.fromMillis(context.now().getTime() - halfFinishedAfterMs);
  const found = await context.db
    .collection('members')
    .where('account', '==', 'pending')
    .where('created_at', '<', before)
    .limit(batchSize)
    .get();
  let completed = 0;
  for (const snapshot of found.docs) {
    const member = toMember(snapshot);
    if (!member) continue;
    try {
      await completeRegistration(context, member, { password: undefined });
      completed += 1;
    } catch (error) {
      log.error('half-finished registration stays', error, {
        requestNumber: member.request_number,
      });
    }
  }
  return completed;
}
