import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import {
  type ClaimedMail,
  claimMail,
  dropMail,
  markFailed,
  markHeld,
  markLetter,
  markSent,
} from './claim-mail.ts';
import { countSentToNew, mustWait } from './new-addresses.ts';
import { type PreparedMail, prepareMail } from './prepare-mail.ts';
import { senderDomain, sendMail } from './smtp-transport.ts';

/**
 * `dropped`: nobody is to get the mail, or it does not apply any more. `taken`: it is sent, being sent, or deleted.
 * `letter`: its reader has no mailbox, so it waits for staff who print it. `held`: too many mails went to new addresses
 * today, so it waits.
 */
export type Delivery =
  | 'sent'
  | 'letter'
  | 'held'
  | 'dropped'
  | 'not_due'
  | 'taken'
  | 'failed'
  | 'dead';

const longestReason = 500;
const markPausesMs = [1_000, 3_000, 9_000];

/**
 * Delivers one mail of the outbox, if it is due and no other sender has claimed it. Each mail is delivered at least
 * once, unless it is dropped or given up. A duplicate is possible only if the mail server has accepted the mail and the
 * row does not say so, for example because the sender died before it marked the mail as sent; the duplicate has the
 * same Message-ID.
 */
export async function deliverMail(context: ServerContext, id: string): Promise<Delivery> {
  const claim = await claimMail(context, id);
  if (typeof claim === 'string') return claim;
  let isToNew = false;
  try {
    if (await mustWait(context, claim.mail)) {
      await markHeld(context, claim);
      return 'held';
    }
    const prepared = await prepareMail(context, claim.mail);
    if (!prepared) {
      await dropMail(context, claim);
      return 'dropped';
    }
    if (prepared.to === '') {
      await markLetter(context, claim);
      return 'letter';
    }
    await send(context, claim, prepared);
    isToNew = prepared.isToNew ?? false;
  } catch (error) {
    return fail(context, claim, error);
  }
  if (isToNew) countSentToNew(context);
  await keepTrying(() => markSent(context, claim, isToNew));
  return 'sent';
}

/**
 * Calls `mark`, which marks the mail as sent, and repeats the call if it fails. The mail has already been sent, so it
 * must not be sent a second time only because the database fails for a short time.
 */
async function keepTrying(mark: () => Promise<void>): Promise<void> {
  for (const pauseMs of markPausesMs) {
    try {
      return await mark();
    } catch (error) {
      log.error('sent mail not marked yet', error);
      await sleep(pauseMs);
    }
  }
  return mark();
}

async function send(
  context: ServerContext,
  { mail, startBefore }: ClaimedMail,
  prepared: PreparedMail,
): Promise<void> {
  // The module is loaded only here, because no request of the API needs it.
  const { renderMail } = await import('./render-mail.ts');
  const domain = senderDomain(context.environment.mailFrom);
  const outgoing = {
    ...(await renderMail(prepared.content)),
    to: prepared.to,
    language: prepared.content.language,
    oneClickLeave: prepared.oneClickLeave,
    messageId: `<${mail.message.message_id}.${domain}>`,
  };
  await sendMail(context, outgoing, startBefore);
}

async function fail(context: ServerContext, claim: ClaimedMail, error: unknown): Promise<Delivery> {
  const reason = error instanceof Error ? error.message : String(error);
  const outcome = await markFailed(context, claim, reason.slice(0, longestReason));
  // The reason may contain an e-mail address. So it is only in the row, which is deleted with its member, and not in
  // the log.
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const fields = { mail: claim.id, attempt: claim.attempt, code, responseCode };
  if (outcome === 'dead') log.error('mail given up', new Error('no attempts left'), fields);
  else log.warn('mail failed', fields);
  return outcome;
}
