import { discardUpload, releaseUnclaimed } from '#features/uploads/discard-upload';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import {
  deleteUnchanged,
  type ExpiredRow,
  type ExpiringCollection,
  forEachExpired,
} from '#repositories/expired-rows';
import { keptMailDoc } from '#repositories/kept-mails';
import { isFinished, mailDoc } from '#repositories/mails';
import { readMember } from '#repositories/members';

/**
 * Removes the expired rows of a collection. No other rows may depend on the removed ones. In production Firestore's TTL
 * removes these rows without an index on the time, so this function does something only with the emulators, which have
 * no TTL.
 */
export async function removeAsTtlDoes(
  context: ServerContext,
  collection: ExpiringCollection,
  leftMs: LeftMs,
): Promise<number> {
  if (!context.environment.emulated) return 0;
  return forEachExpired(context, collection, deleteUnchanged, leftMs);
}

/**
 * Removes mails that were delivered or given up and have expired. A mail that still waits stays. Of a mail about a
 * member, a small row is kept for the member's story.
 */
export function removeExpiredMails(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const remove = async (row: ExpiredRow) => isFinished(row) && removeMail(context, row.id);
  return forEachExpired(context, 'mail', remove, leftMs);
}

/**
 * Deletes a mail and creates the small row about it in one transaction, so that the member's story shows the mail
 * exactly once. No row is created for a mail about a member who does not exist any more. Returns true if this call
 * deleted the mail.
 */
function removeMail({ db }: ServerContext, id: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction.get(mailDoc(db, id));
    const mail = row.data();
    // Somebody may have had the mail sent again since it was listed.
    if (!mail || !isFinished(row)) return false;
    const { member_id: memberId, message, delivery, created_at } = mail;
    const isKept = memberId && (await readMember(transaction, db, memberId)) !== null;
    transaction.delete(mailDoc(db, id));
    if (isKept) {
      transaction.create(keptMailDoc(db, memberId, id), {
        kind: message.template,
        language: message.language,
        is_sent: delivery.state === 'SUCCESS',
        created_at,
        sent_at: delivery.sent_at,
      });
    }
    return true;
  });
}

/**
 * Removes entries from the list of reminders: those that have waited for a year, and those whose mail was written a
 * week ago.
 */
export function removeExpiredReminders(context: ServerContext, leftMs: LeftMs): Promise<number> {
  return forEachExpired(context, 'reminders', deleteUnchanged, leftMs);
}

/**
 * Deletes uploads that nobody claimed in time, that were never stored completely, or that were released. Each upload
 * is first released, then its stored file is deleted, then its row. So a concurrent registration claims all of the
 * upload or nothing, the next run finds the released row after a crash, and two runs at once do no harm.
 */
export function removeExpiredUploads(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const remove = async ({ id }: ExpiredRow) => {
    const isReleased = await releaseUnclaimed(context, id, ({ expires_at }) =>
      Boolean(expires_at && expires_at.toMillis() <= context.now().getTime()),
    );
    if (isReleased) await discardUpload(context, id);
    return isReleased;
  };
  return forEachExpired(context, 'uploads', remove, leftMs);
}
