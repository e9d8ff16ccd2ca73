import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type MailDocument, mailDoc, readMail } from '#repositories/mails';
import { giveBackTry } from '#repositories/rate-limits';
import { maxAttempts, retryDelayMs } from './retry-policy.ts';

/**
 * How long the claim of a mail is valid. This is longer than waiting for a connection and the transport's time-outs
 * together.
 */
const leaseMs = 6 * 60_000;
const startWithinMs = 60_000;
/**
 * The time that a queue has to retry a mail once the retry delay is over. After that time, `queueOverdueMails` assumes
 * that the queue has lost the task.
 */
const queueMarginMs = 10 * 60_000;

export interface ClaimedMail {
  id: string;
  mail: MailDocument;
  /** The number of this claim. It distinguishes this sender from a later one. */
  attempt: number;
  /** A sender that has not begun by this time gives up, so that it cannot still be sending when its lease ends. */
  startBefore: Date;
}

export type Claim = ClaimedMail | 'not_due' | 'taken' | 'dead';

/** Claims a mail for one sender, or returns why not: `taken` if it is sent, being sent, or deleted. */
export function claimMail(context: ServerContext, id: string): Promise<Claim> {
  const row = mailDoc(context.db, id);
  return inTransaction(context.db, async (transaction) => {
    const nowMs = context.now().getTime();
    const mail = await readMail(transaction, context.db, id);
    if (!mail) return 'taken';
    const { state, attempts, not_before, lease_expires_at } = mail.delivery;
    if (state === 'SUCCESS' || state === 'LETTER' || state === 'HELD') return 'taken';
    if (state === 'DEAD') return 'dead';
    if (state === 'PROCESSING' && (lease_expires_at?.toMillis() ?? 0) > nowMs) return 'taken';
    // Only the first attempt waits until `not_before`. After a failure the queue decides when to try again.
    if (state === 'PENDING' && not_before.toMillis() > nowMs) return 'not_due';
    // A mail that crashes each of its senders would otherwise be tried for ever.
    if (attempts >= maxAttempts) {
      transaction.update(row, { 'delivery.state': 'DEAD', 'delivery.lease_expires_at': null });
      return 'dead';
    }
    const leaseEnd = timestampOf(nowMs + leaseMs);
    transaction.update(row, {
      'delivery.state': 'PROCESSING',
      'delivery.attempts': attempts + 1,
      'delivery.lease_expires_at': leaseEnd,
      // At the end of the lease the mail is due again. So one query by `not_before` finds all due mails, also those
      // whose sender has died.
      'delivery.not_before': leaseEnd,
    });
    const startBefore = new Date(nowMs + startWithinMs);
    return { id, mail, attempt: attempts + 1, startBefore };
  });
}

/**
 * Writes the result of an attempt, unless the mail was deleted or claimed by another sender meanwhile. An update
 * never creates a deleted mail again.
 */
function recordOutcome(
  context: ServerContext,
  { id, attempt }: ClaimedMail,
  delivery: Partial<MailDocument['delivery']>,
): Promise<void> {
  const row = mailDoc(context.db, id);
  return inTransaction(context.db, async (transaction) => {
    const stored = await readMail(transaction, context.db, id);
    if (stored?.delivery.state !== 'PROCESSING' || stored.delivery.attempts !== attempt) return;
    const changes = { ...delivery, lease_expires_at: null };
    const entries = Object.entries(changes).map(([key, value]) => [`delivery.${key}`, value]);
    transaction.update(row, Object.fromEntries(entries));
  });
}

export function markSent(
  context: ServerContext,
  claimed: ClaimedMail,
  isToNew: boolean,
): Promise<void> {
  const sentAt = timestampOf(context.now());
  return recordOutcome(context, claimed, {
    state: 'SUCCESS',
    sent_at: sentAt,
    ...(isToNew && { sent_to_new_at: sentAt }),
    error: null,
    ...(claimed.mail.delivery.counted_in && { counted_in: [] }),
  });
}

/** Lets a mail wait until `releaseHeld` finds room for it. The attempt does not count. */
export function markHeld(context: ServerContext, claimed: ClaimedMail): Promise<void> {
  return recordOutcome(context, claimed, {
    state: 'HELD',
    attempts: claimed.attempt - 1,
    not_before: timestampOf(context.now()),
  });
}

/** Marks a mail as a letter, which staff print because its reader has no mailbox. */
export function markLetter(context: ServerContext, claimed: ClaimedMail): Promise<void> {
  return recordOutcome(context, claimed, { state: 'LETTER', error: null });
}

/**
 * Marks a mail as failed, so that it is tried again later, or as given up after the last attempt. Returns `dead` if the
 * mail is given up, and `failed` otherwise.
 */
export async function markFailed(
  context: ServerContext,
  claimed: ClaimedMail,
  reason: string,
): Promise<'failed' | 'dead'> {
  const isLast = claimed.attempt >= maxAttempts;
  const overdueAtMs = context.now().getTime() + retryDelayMs(claimed.attempt) + queueMarginMs;
  await recordOutcome(context, claimed, {
    state: isLast ? 'DEAD' : 'ERROR',
    error: reason,
    not_before: timestampOf(overdueAtMs),
  });
  return isLast ? 'dead' : 'failed';
}

/**
 * Deletes a mail that is not to be sent to anybody. The e-mail address in its row is deleted with it. The request for it
 * no longer counts in the mailbox's budget. If the process dies before that, the request counts until the budget's
 * window ends.
 */
export async function dropMail(context: ServerContext, { id, mail }: ClaimedMail): Promise<void> {
  await mailDoc(context.db, id).delete();
  await giveBackTry(context.db, mail.delivery.counted_in ?? []);
}
