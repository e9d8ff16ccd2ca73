import { listQueue } from '@fanclub/contract/admin/case-routes';
import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { callOrThrow } from '@fanclub/stories/tools/call';

/**
 * Reads the ids of all members in a queue of the review. It reads all pages, because other tests add members to the
 * queue as well.
 */
export async function idsInQueue(
  queue: ReviewQueue,
  { token }: { token: string },
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = { limit: '100', ...(cursor && { cursor }) };
    const page: RouteResponse<typeof listQueue> = await callOrThrow(listQueue, {
      params: { queue },
      query,
      token,
    });
    ids.push(...page.users.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  return ids;
}
