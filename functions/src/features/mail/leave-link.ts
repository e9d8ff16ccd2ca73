import { timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '#platform/context';

/**
 * The token that takes an address off the list: its row's id under our key. It opens nothing else, so
 * that nothing has to be stored for it, and every attempt to send a mail carries the same.
 */
export function leaveToken({ keyedHash }: Pick<ServerContext, 'keyedHash'>, id: string): string {
  return `${id}.${keyedHash('reminder', id)}`;
}

/** Whose token it is; null for one that is not ours. */
export function reminderOfToken(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  token: string,
): string | null {
  const [id = '', mark = '', ...rest] = token.split('.');
  if (id === '' || rest.length > 0) return null;
  const given = Buffer.from(mark);
  const isOurs = keyedHash.all('reminder', id).some((hash) => {
    const expected = Buffer.from(hash);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}
