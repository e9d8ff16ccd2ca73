import type * as contract from '@fanclub/contract/members/routes';
import { requireGate } from '#pipeline/admin-gate';
import { type Caller, isLimitedCaller } from '#pipeline/caller';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { type Timestamp, timestampOf } from '#platform/time';
import { writeView } from '#repositories/audit-views';
import type { Member } from '#repositories/member';
import {
  findMember,
  requireMember,
  setPersonFields,
  updateMember,
  withPresent,
} from '#repositories/members';
import { requireOwnOrWard } from './own-or-ward.ts';
import { presentLimited } from './present-member.ts';
import { presentProfile } from './present-profile.ts';
import { asMember } from './profile-policy.ts';
import { recordChange } from './record-change.ts';
import { setLanguage } from './set-language.ts';
import { submitAgain } from './submit-again.ts';
import { updateContact } from './update-contact.ts';
import { readFamily } from './write-family.ts';

export const membersHandlers: HandlersOf<typeof contract> = {
  me: async ({ context, caller, query }) => {
    const member = await readProfile(context, caller, query.user_id);
    return isLimitedCaller(caller)
      ? presentLimited(member)
      : presentProfile(context, member, caller);
  },

  setLanguage: async (request) => {
    const { context, caller, params, body } = request;
    await setLanguage(context, caller, params.id, body.language);
    return { success: true, language: body.language };
  },

  submitAgain: async ({ context, caller, query, body }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    return presentProfile(context, await submitAgain(context, id, body), caller);
  },

  updateContact: async ({ context, caller, body }) => {
    const { uid } = asMember(caller);
    return presentProfile(context, await updateContact(context, uid, body), caller);
  },

  // The member's `version` stays, because a reviewer need not notice a change of these settings.
  setOptionalMails: async ({ context, caller, body }) => {
    await setPersonFields(context.db, asMember(caller).uid, body);
    return { success: true, ...body };
  },

  requestDeletion: async ({ context, caller, query }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    const requestedAt = await requestDeletion(context, id, query.with_family === 'true');
    return { success: true, delete_requested_at: requestedAt.toDate().toISOString() };
  },
};

/**
 * Reads the profile that a caller requests by its id. A member gets their own or a dependant's. An admin gets
 * anybody's, and the audit row for the view is written. Throws `user_id_required` without an id.
 */
async function readProfile(
  context: ServerContext,
  caller: Caller,
  memberId: string | undefined,
): Promise<Member> {
  if (!memberId) throw new AppError('user_id_required');
  if (isLimitedCaller(caller) && memberId !== caller.uid) throw new AppError('forbidden');
  if (caller.kind === 'member') {
    return withPresent(context.db, await requireOwnOrWard(context, caller, memberId, 'forbidden'));
  }
  if (memberId !== caller.uid) requireGate(context, caller);
  const member = await findMember(context.db, memberId);
  if (!member) throw new AppError('user_not_found');
  const view = { adminEmail: caller.email, memberId, action: 'view_profile' } as const;
  await writeView(context, view, context.now());
  return member;
}

/**
 * Records that a member requests to be deleted, so that admins see it. A repeated call keeps the first time. If the
 * member has dependants, `withFamily` has to be true, and the request is recorded for them too; otherwise
 * `family_remains` is thrown.
 */
function requestDeletion(
  context: ServerContext,
  uid: string,
  withFamily: boolean,
): Promise<Timestamp> {
  return inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, uid);
    const family = await readFamily(transaction, context.db, member);
    if (family.length > 0 && !withFamily) throw new AppError('family_remains');
    const requestedAt = timestampOf(context.now());
    for (const each of [...family, member].filter((one) => !one.delete_requested_at)) {
      updateMember(transaction, context.db, each, {
        delete_requested_at: requestedAt,
        ...recordChange(each, ['delete_requested_at']),
      });
    }
    return member.delete_requested_at ?? requestedAt;
  });
}
