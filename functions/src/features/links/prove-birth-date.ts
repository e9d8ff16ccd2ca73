import { birthDateTries } from '@fanclub/contract/http/limits';
import { proveAddress } from '#features/accounts/confirm-address';
import type { SignedIn } from '#features/sessions/log-in';
import { openSession } from '#features/sessions/open-session';
import { isLimitedCaller, type MemberCaller, memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { withPresent } from '#repositories/members';
import { countTry, giveBackTry } from '#repositories/rate-limits';

/**
 * Proves the address of a limited session by the birth date. All sessions end, and the response contains a new one. If
 * the response is lost, the next mailed link opens a session that is not limited.
 */
export async function proveBirthDate(
  context: ServerContext,
  caller: MemberCaller,
  birthDate: string,
): Promise<SignedIn> {
  if (!isLimitedCaller(caller)) throw new AppError('invalid_transition');
  await requireBirthDate(context, caller.member, birthDate);
  const member = await proveAddress(context, await withPresent(context.db, caller.member));
  const kind = caller.session === 'linked' ? 'member' : caller.session;
  const session = await openSession(context, member, kind);
  const passwordEnded = caller.member.has_password && !member.has_password;
  return { session, caller: memberCaller(member, kind), passwordEnded };
}

/**
 * Throws unless `given` is the member's birth date. A try is counted for the member, from whichever network it comes,
 * before the dates are compared, so that concurrent guesses cannot exceed the limit. A right try is then taken off the
 * count. An application without a birth date is locked from the start, because nothing can prove its address.
 */
export async function requireBirthDate(
  context: ServerContext,
  { id, email, birth_date }: Pick<Member, 'id' | 'email' | 'birth_date'>,
  given: string,
): Promise<void> {
  const hash = context.keyedHash('birth-date', [id, email, birth_date].join(' '));
  const countedIn = [{ hash, limit: birthDateTries }];
  const inMutex = <R>(write: () => Promise<R>) => context.mutex.run([`limit:${hash}`], write);
  const waitMs = await inMutex(() => countTry(context.db, countedIn, context.now));
  if (!birth_date || waitMs > 0) throw new AppError('birth_date_locked');
  if (given !== birth_date) throw new AppError('birth_date_wrong');
  await inMutex(() => giveBackTry(context.db, [hash]));
}
