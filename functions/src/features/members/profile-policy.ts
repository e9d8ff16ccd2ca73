import type { Caller, MemberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';

/** True if the caller may set the language of `memberId`: the own one, or any as an admin. */
export function canUseProfile(caller: Caller, memberId: string): boolean {
  return caller.kind === 'admin' || caller.uid === memberId;
}

/** Requires a member, for routes that only members use for themselves. Throws `forbidden` for admins. */
export function asMember(caller: Caller): MemberCaller {
  if (caller.kind !== 'member') throw new AppError('forbidden');
  return caller;
}
