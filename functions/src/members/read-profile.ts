import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import type { Caller } from '#sessions/caller';
import type { Member } from './member.ts';
import { findMember } from './member-repository.ts';
import { canUseProfile } from './profile-policy.ts';

/** The profile a caller asks for: a member's own needs no id, an admin has to name one. */
export async function readProfile(
  context: ServerContext,
  caller: Caller,
  userId: string | undefined,
): Promise<Member> {
  if (!userId) {
    if (caller.kind === 'member') return caller.member;
    throw new AppError('user_id_required');
  }
  if (!canUseProfile(caller, userId)) throw new AppError('forbidden');
  if (caller.kind === 'member') return caller.member;
  const member = await findMember(context.db, userId);
  if (!member) throw new AppError('user_not_found');
  return member;
}
