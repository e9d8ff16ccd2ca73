import { undoWindowMs } from '@fanclub/contract/members/states';
import type { Transaction } from 'firebase-admin/firestore';
import { findUndelivered } from '#features/mail/find-undelivered';
import { buildRequestMail, requestMailKind } from '#features/members/request-mail';
import { requestedAfter } from '#features/money/rest-asked';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { ItemRequest } from '#repositories/application';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';

interface RestAsked {
  /** Fields to write to the member row; empty if the request does not change. */
  update: { requested?: ItemRequest | null };
  write: () => void;
}

/**
 * After an admin has changed the amount due of a member who had paid, decides whether the member is asked for the rest,
 * or is not asked any longer. The mail waits for `undoWindowMs`, and replaces an earlier mail that still waits, so that
 * only the last of several changes is mailed. The mail names the amount that is unpaid when it is sent, and is not sent
 * if nothing is unpaid. This function only reads; the returned `write` writes.
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
      // If other items are still requested, a waiting mail must still be sent for them.
      if (undelivered && (isAsked || !requested)) transaction.delete(mailDoc(db, undelivered));
      if (isAsked) {
        const mail = { id, now, delayMs: undoWindowMs };
        transaction.create(
          mailDoc(db, id),
          buildRequestMail(after, requested, mail, requestMailKind(requested)),
        );
      }
    },
  };
}
