import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { draftsRegisteredAs } from '#repositories/drafts';
import { deleteAll } from '#repositories/rows';

/**
 * Deletes the mailed drafts of a form once the form was registered. If this fails, the registration stays valid: a
 * repeated call tries again, and drafts expire anyway.
 */
export async function forgetDrafts(
  { db }: ServerContext,
  keyHashes: readonly string[],
): Promise<void> {
  if (keyHashes.length === 0) return;
  try {
    await deleteAll(db, draftsRegisteredAs(db, keyHashes));
  } catch (error) {
    log.error('drafts of a registration not removed', error);
  }
}
