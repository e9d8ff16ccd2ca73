import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { toMail } from '#repositories/mail-repository';
import { forEachExpired } from './for-each-expired.ts';

const grpcNotFound = 5;
const grpcFailedPrecondition = 9;

/** Removes the expired rows of a collection that nothing else hangs on. */
export function removeExpiredRows(context: ServerContext, collection: string): Promise<number> {
  return forEachExpired(context, collection, deleteUnchanged);
}

/** Removes old mails that were delivered or given up; one that still waits stays. */
export function removeExpiredMails(context: ServerContext): Promise<number> {
  return forEachExpired(context, 'mail', async (row) => {
    const state = toMail(row)?.delivery.state;
    return state === 'SUCCESS' || state === 'DEAD' ? deleteUnchanged(row) : false;
  });
}

/** A row written anew since it was read, such as a limit's next window, is not expired any more. */
async function deleteUnchanged(row: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await row.ref.delete({ lastUpdateTime: row.updateTime });
    return true;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === grpcNotFound || code === grpcFailedPrecondition) return false;
    throw error;
  }
}
