import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { deleteObject } from '#platform/object-store';
import { adoptAllUploads } from '#repositories/sent-uploads';

/**
 * Makes the rows of images that were sent and not used, so that the maintenance deletes them after their time. Deletes
 * the objects for which no row can be made. Runs each night. Safe to repeat and to kill at any point.
 */
export async function adoptLeftUploads(context: ServerContext): Promise<void> {
  const nameless = await adoptAllUploads(context);
  for (const path of nameless) await deleteObject(context.bucket(), path);
  log.info('sent images looked through', { deleted: nameless.length });
}
