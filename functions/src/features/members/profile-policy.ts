import type { Caller, MemberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';

/** True when the caller may set the language of `memberId`: the own one, or as an admin any. */
export function canUseProfile(caller: Caller, memberId: string): boolean {
  return caller.kind === 'admin' || caller.uid === memberId;
}

/** For what only members do, for themselves; throws `forbidden` for admins. */
export function asMember(caller: Caller): MemberCaller {
  if (caller.kind !== 'member') throw new AppError('forbidden');
  return caller;
}
