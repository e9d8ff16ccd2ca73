import { undoWindowMs } from '@fanclub/contract/members/states';
import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import { findUndelivered } from '#features/mail/find-undelivered';
import { requestedAfter } from '#features/money/rest-asked';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { mailDoc } from '#repositories/mails';
import type { ItemRequest, Member } from '#repositories/member';
import { buildRequestMail } from './request-mail.ts';

interface RestAsked {
  /** On the row; nothing where what is asked for stays as it is. */
  update: { requested?: ItemRequest | null };
  write: () => void;
}

/**
 * Asks whoever had paid for the rest, or no longer, after an admin's change of what is due. The mail waits as
 * long as a decision's and takes the place of one that waits still, so that of several saves the last is
 * told; it says what is open on delivery, and nothing where nothing is. Reads now, and writes when it is told to.
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
      // Of what else was asked, the mail goes out.
      if (undelivered && (isAsked || !requested)) transaction.delete(mailDoc(db, undelivered));
      if (isAsked) transaction.create(mailDoc(db, id), mailOf(after, requested, { id, now }));
    },
  };
}

/** The rest alone has words of its own; with other items it is one of them. */
function mailOf(member: Member, request: ItemRequest, mail: { id: string; now: Date }) {
  if (request.items.length > 1) return buildRequestMail(member, request, mail);
  const envelope = { ...mail, to: member, memberId: member.id, delayMs: undoWindowMs };
  return buildMail({ ...envelope, kind: 'rest_due', data: {} });
}
