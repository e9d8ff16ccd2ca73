import type { RouteBody } from '@fanclub/contract/http/route';
import { pick } from '@fanclub/contract/members/by-name';
import type { answerNameAsk as answerNameAskRoute } from '@fanclub/contract/names/admin-routes';
import { updateMember } from '#features/admin/update-member';
import { buildMail } from '#features/mail/build-mail';
import { recordChange, refuseIfOutdated } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { findMember, memberDoc, requireMember } from '#repositories/members';
import { findSimilarMembers } from '#repositories/similar-members';

type Answer = RouteBody<typeof answerNameAskRoute>;

/**
 * Accepts or declines a member's request to have the name corrected. Accepting first changes the name as any edit by
 * staff does, and looks for other members who may be the person with this name. Then one transaction closes the request
 * and writes the mail, the audit row and the flag for a similar person. If the process
 * dies after the change of the name, the request still waits, and staff can accept it again. The name changes only if
 * the member's row still has the version that was read here, so a request that the member has withdrawn changes no
 * name. Throws `invalid_transition` if the request was withdrawn or answered.
 */
export async function answerNameAsk(
  context: ServerContext,
  admin: AdminCaller,
  memberId: string,
  { ask: askId, accept, note, version }: Answer,
): Promise<Member> {
  const member = await findMember(context.db, memberId);
  if (!member) throw new AppError('user_not_found');
  const { name_ask: ask } = member;
  if (ask?.id !== askId) throw new AppError('invalid_transition');
  refuseIfOutdated(member, version);
  if (accept) {
    await updateMember(context, {
      adminEmail: admin.email,
      adminRole: admin.role,
      memberId,
      changes: pick(ask, ['first_name', 'last_name']),
      version: member.version,
    });
  }
  const named = { ...member, ...pick(ask, ['first_name', 'last_name']) };
  const similar_to = accept ? await findSimilarMembers(context.db, named) : member.similar_to;
  return inTransaction(context.db, async (transaction) => {
    const now = context.now();
    const asking = await requireMember(transaction, context.db, memberId);
    // Another call has answered the request, or the member has withdrawn it, since it was read above.
    if (asking.name_ask?.id !== askId) return asking;
    const update = {
      name_ask: null,
      ...(accept && { similar_to, ...flagsWith(asking, { similar_to }) }),
      ...recordChange(asking, ['name_ask']),
    };
    const id = randomId();
    const data = { accepted: accept, note: note?.trim() || null };
    const mail = buildMail({ id, kind: 'name_answered', memberId, to: asking, data, now });
    transaction.update(memberDoc(context.db, memberId), update);
    transaction.create(mailDoc(context.db, id), mail);
    const action = accept ? 'accept_name' : 'decline_name';
    recordAudit(context, transaction, { adminEmail: admin.email, action, memberId }, now);
    return { ...asking, ...update };
  });
}
