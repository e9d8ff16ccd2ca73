import { timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '#platform/context';

/**
 * What one can be taken off: those who hear when registration opens, the readers of the news, and
 * the members who are reminded to renew.
 */
type MailingList = 'reminder' | 'news' | 'renewal';

/**
 * The token that takes somebody off a list: the id of their row under our key. It opens nothing else,
 * so that nothing has to be stored for it, and every attempt to send a mail carries the same.
 */
export function leaveToken(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  list: MailingList,
  id: string,
): string {
  return `${id}.${keyedHash(list, id)}`;
}

/** Whose token of this list it is; null for one that is not ours. */
export function leaverOf(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  list: MailingList,
  token: string,
): string | null {
  const [id = '', mark = '', ...rest] = token.split('.');
  if (id === '' || rest.length > 0) return null;
  const given = Buffer.from(mark);
  const isOurs = keyedHash.all(list, id).some((hash) => {
    const expected = Buffer.from(hash);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}
