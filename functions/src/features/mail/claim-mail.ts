import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { type MailDocument, mailDoc, readMail } from '#repositories/mails';
import { maxAttempts, retryDelayMs } from './retry-policy.ts';

/** Longer than waiting for a connection and the transport's time-outs together. */
const leaseMs = 6 * 60_000;
const startWithinMs = 60_000;
/** The longest delay of a queue's retry, after which the sweep takes its task for lost. */
const queueMarginMs = 10 * 60_000;

export interface ClaimedMail {
  id: string;
  mail: MailDocument;
  /** Counts the claims, which distinguishes this sender from a later one. */
  attempt: number;
  /** A sender that has not begun by this time gives up, so that it is done before its lease ends. */
  startBefore: Date;
}

export type Claim = ClaimedMail | 'not_due' | 'taken' | 'dead';

/** Takes a mail for one sender, or returns why not: `taken` if it is sent, being sent, or gone. */
export function claimMail(context: ServerContext, id: string): Promise<Claim> {
  const row = mailDoc(context.db, id);
  return inTransaction(context.db, async (transaction) => {
    const nowMs = context.now().getTime();
    const mail = await readMail(transaction, context.db, id);
    if (!mail || mail.delivery.state === 'SUCCESS') return 'taken';
    const { state, attempts, not_before, lease_expires_at } = mail.delivery;
    if (state === 'DEAD') return 'dead';
    if (state === 'PROCESSING' && (lease_expires_at?.toMillis() ?? 0) > nowMs) return 'taken';
    // The queue decides when a failed mail is tried again.
    if (state === 'PENDING' && not_before.toMillis() > nowMs) return 'not_due';
    // Without this limit a mail that kills its senders would be tried for ever.
    if (attempts >= maxAttempts) {
      const end = { 'delivery.state': 'DEAD', 'delivery.lease_expires_at': null } as const;
      transaction.update(row, { ...end, ...withoutSecret(mail) });
      return 'dead';
    }
    const leaseEnd = timestampOf(nowMs + leaseMs);
    transaction.update(row, {
      'delivery.state': 'PROCESSING',
      'delivery.attempts': attempts + 1,
      'delivery.lease_expires_at': leaseEnd,
      // The end of the lease is the next due time, so that one query finds all due mails, those of a dead sender
      // among them.
      'delivery.not_before': leaseEnd,
    });
    const startBefore = new Date(nowMs + startWithinMs);
    return { id, mail, attempt: attempts + 1, startBefore };
  });
}

/** A secret that a row holds for its mail is removed once the mail is sent or given up. */
const withoutSecret = ({ message: { data } }: MailDocument): { 'message.data'?: object } =>
  'secret' in data ? { 'message.data': { ...data, secret: null } } : {};

/**
 * Writes how an attempt ended, unless the mail has been deleted or taken over meanwhile: an update
 * never brings a deleted mail back.
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
    const isOver = delivery.state === 'SUCCESS' || delivery.state === 'DEAD';
    const changed = Object.fromEntries(entries);
    transaction.update(row, { ...changed, ...(isOver && withoutSecret(stored)) });
  });
}

export function markSent(context: ServerContext, claimed: ClaimedMail): Promise<void> {
  const sentAt = timestampOf(context.now());
  return recordOutcome(context, claimed, { state: 'SUCCESS', sent_at: sentAt, error: null });
}

/** Puts a failed mail back for later, or gives it up. Returns which of the two. */
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

/** Removes a mail that nobody is to get, with the address in it. */
export async function dropMail(context: ServerContext, { id }: ClaimedMail): Promise<void> {
  await mailDoc(context.db, id).delete();
}
