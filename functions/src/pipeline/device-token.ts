import { timingSafeEqual } from 'node:crypto';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { findPerson } from '#repositories/members';

const validMs = 365 * dayMs;
const purpose = 'device';
const setAtMs = ({ password_set_at }: Pick<Member, 'password_set_at'>) =>
  password_set_at?.toMillis() ?? 0;

/**
 * Returns a token for a browser that has signed in to an account, by which the server recognises the browser at its
 * next log-in. The token has the uid, an expiry and the time when the password was set, signed with our key. It gives
 * no access. It only lets the server count the wrong passwords of this browser apart from those of strangers. It is
 * valid for a year, or until the password is changed.
 */
export function deviceTokenOf(
  { keyedHash, now }: Pick<ServerContext, 'keyedHash' | 'now'>,
  member: Pick<Member, 'id' | 'password_set_at'>,
): string {
  const subject = `${member.id}.${now().getTime() + validMs}.${setAtMs(member)}`;
  return `${subject}.${keyedHash(purpose, subject)}`;
}

/**
 * Returns true for a device token that we signed for the account with this e-mail and its present password. Reads the
 * member only if the signature is ours.
 */
export async function isDeviceOf(
  context: Pick<ServerContext, 'keyedHash' | 'now' | 'db'>,
  email: string,
  token: string,
): Promise<boolean> {
  const [id = '', untilMs = '', passwordMs = '', mark = '', ...rest] = token.split('.');
  if (rest.length > 0 || !(Number(untilMs) > context.now().getTime())) return false;
  const given = Buffer.from(mark);
  const isOurs = context.keyedHash.all(purpose, `${id}.${untilMs}.${passwordMs}`).some((hash) => {
    const expected = Buffer.from(hash);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  const member = isOurs ? await findPerson(context.db, id) : null;
  return member?.email === email && String(setAtMs(member)) === passwordMs;
}
