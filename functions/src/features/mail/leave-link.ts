import { timingSafeEqual } from 'node:crypto';
import { copiedToken } from '@fanclub/contract/links/copied-token';
import type { MailingList } from '@fanclub/contract/mail/routes';
import type { ServerContext } from '#platform/context';

/**
 * Returns the token with which somebody unsubscribes from a list: the id of their row, signed with our key. It is not
 * stored, allows nothing else, and is the same for every attempt to send a mail.
 */
export function leaveToken(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  list: MailingList,
  id: string,
): string {
  return `${id}.${keyedHash(list, id)}`;
}

/** Returns the id in an unsubscribe token of this list, or null if the signature is not ours. */
export function leaverOf(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  list: MailingList,
  token: string,
): string | null {
  const [id = '', mark = '', ...rest] = copiedToken(token).split('.');
  if (id === '' || rest.length > 0) return null;
  const given = Buffer.from(mark);
  const isOurs = keyedHash.all(list, id).some((hash) => {
    const expected = Buffer.from(hash);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}
