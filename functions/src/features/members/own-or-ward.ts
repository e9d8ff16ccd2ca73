import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { asMember } from './profile-policy.ts';

/**
 * Whom a member's call is about: the caller without an id, or with the own one; else somebody whom the
 * caller answers for. This alone lets anybody read or do something for somebody else; of everybody's id
 * that is not theirs it says no more than of one that nobody has. Throws `forbidden` for admins.
 */
export async function requireOwnOrWard(
  { db }: Pick<ServerContext, 'db'>,
  caller: Caller,
  id: string | undefined,
  refusal: RequestErrorCode = 'user_not_found',
): Promise<Member> {
  const { uid, member } = asMember(caller);
  if (id === undefined || id === uid) return member;
  const ward = await findMember(db, id);
  if (ward?.guardian_id !== uid) throw new AppError(refusal);
  return ward;
}
