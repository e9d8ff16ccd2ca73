import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Person } from '#repositories/member';
import { findPerson } from '#repositories/members';
import { asMember } from './profile-policy.ts';

/**
 * Returns the person whom a member's call is about: the caller if the id is missing or is the caller's own, otherwise a
 * dependant of the caller. Any other id gives the same error as an id that does not exist. Throws `forbidden` for
 * admins.
 */
export async function requireOwnOrWard(
  { db }: Pick<ServerContext, 'db'>,
  caller: Caller,
  id: string | undefined,
  refusal: RequestErrorCode = 'user_not_found',
): Promise<Person> {
  const { uid, member } = asMember(caller);
  if (id === undefined || id === uid) return member;
  const ward = await findPerson(db, id);
  if (ward?.guardian_id !== uid) throw new AppError(refusal);
  return ward;
}
