import { requireGate } from '#pipeline/admin-gate';
import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { writeView } from '#repositories/audit-views';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { requireOwnOrWard } from './own-or-ward.ts';

/**
 * Reads the profile that a caller requests by its id. A member gets their own or a dependant's. An admin gets
 * anybody's, and the audit row for the view is written. Throws `user_id_required` without an id.
 */
export async function readProfile(
  context: ServerContext,
  caller: Caller,
  memberId: string | undefined,
): Promise<Member> {
  if (!memberId) throw new AppError('user_id_required');
  if (caller.kind === 'member') return requireOwnOrWard(context, caller, memberId, 'forbidden');
  if (memberId !== caller.uid) requireGate(context, caller);
  const member = await findMember(context.db, memberId);
  if (!member) throw new AppError('user_not_found');
  const view = { adminEmail: caller.email, memberId, action: 'view_profile' } as const;
  await writeView(context, view, context.now());
  return member;
}
