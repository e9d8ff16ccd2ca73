import { undoWindowMs } from '@fanclub/contract/members/states';
import type { Transaction } from 'firebase-admin/firestore';
import { findUndelivered } from '#features/mail/find-undelivered';
import { requestedAfter } from '#features/money/rest-asked';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';
import type { ItemRequest, Member, RequestMailKind } from '#repositories/member';
import { buildRequestMail } from './request-mail.ts';

interface RestAsked {
  /** Fields to write to the row; empty if the request does not change. */
  update: { requested?: ItemRequest | null };
  write: () => void;
}

/**
 * Returns whether, after an admin's change of the due amount, a member who had paid is asked for the rest, or no
 * longer asked. The mail waits as long as a decision's and replaces an earlier one that still waits, so that only
 * the last of several changes is mailed. It names the amount that is open when it is sent, and is dropped if nothing
 * is open. The function only reads; the returned `write` writes.
 */
export async function readRestAsked(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  after: Member,
  now: Date,
): Promise<RestAsked> {
  const { db } = context;
  const id = randomId();
  const requested = requestedAfter(member, after, { mailId: id, now });
  if (requested === member.requested) return { update: {}, write: () => {} };
  const undelivered = await findUndelivered(context, transaction, member.requested);
  return {
    update: { requested },
    write: () => {
      const isAsked = requested?.mail_id === id;
      // The mail still has to go out for the other requested items.
      if (undelivered && (isAsked || !requested)) transaction.delete(mailDoc(db, undelivered));
      if (isAsked) {
        const mail = { id, now, delayMs: undoWindowMs };
        transaction.create(
          mailDoc(db, id),
          buildRequestMail(after, requested, mail, kindOf(requested)),
        );
      }
    },
  };
}

/** A request for the rest alone has a mail of its own; otherwise the rest is one item of the list. */
const kindOf = ({ items }: ItemRequest): RequestMailKind =>
  items.length > 1 ? 'items_requested' : 'rest_due';
