import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { addListed } from '#repositories/list-looks';

/**
 * Counts the people whom a page of a list shows to an admin. The list is sent even if this fails, because the count
 * only raises an alert and refuses nothing.
 */
export async function countListed(
  context: Pick<ServerContext, 'db' | 'keyedHash' | 'now'>,
  admin: { email: string },
  memberIds: readonly string[],
): Promise<void> {
  if (memberIds.length === 0) return;
  try {
    await addListed(context, { adminEmail: admin.email, memberIds }, context.now());
  } catch (error) {
    log.error('people of a list were not counted', error);
  }
}
