import type { Caller, MemberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';

/** True if the caller may set the language of `memberId`: members only their own, admins anybody's. */
export function canUseProfile(caller: Caller, memberId: string): boolean {
  return caller.kind === 'admin' || caller.uid === memberId;
}

/** Returns the caller if it is a member, for routes that members use for themselves. Throws `forbidden` for admins. */
export function asMember(caller: Caller): MemberCaller {
  if (caller.kind !== 'member') throw new AppError('forbidden');
  return caller;
}
