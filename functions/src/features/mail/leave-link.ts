import { timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '#platform/context';

/** The lists that one can leave: reminders of the opening of registration, the news, and reminders to renew. */
type MailingList = 'reminder' | 'news' | 'renewal';

/**
 * Returns the token that takes somebody off a list: the id of their row, signed with our key. It is not stored,
 * opens nothing else, and is the same for every attempt to send a mail.
 */
export function leaveToken(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  list: MailingList,
  id: string,
): string {
  return `${id}.${keyedHash(list, id)}`;
}

/** Returns the id in a token of this list, or null if the signature is not ours. */
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
