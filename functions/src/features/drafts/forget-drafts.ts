import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { draftsRegisteredAs } from '#repositories/drafts';
import { deleteAll } from '#repositories/rows';

/**
 * Takes away what was mailed of a form that is registered now. Whoever is registered stays so where
 * this fails: a repeat does it again, and drafts go by themselves.
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
