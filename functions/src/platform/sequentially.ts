import type { ServerContext } from './context.ts';

/** No item starts later than this, so that the response is sent before the request's own deadline. */
const beginWithinMs = 15_000;

/**
 * Processes many items sequentially, each in a transaction of its own; `late` gives the result of items
 * for which no time is left. If the process dies, the finished items stay finished, and repeating the request
 * continues.
 */
export async function sequentially<Item, Result>(
  context: Pick<ServerContext, 'now'>,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  late: (item: Item) => Result,
): Promise<Result[]> {
  const untilMs = context.now().getTime() + beginWithinMs;
  const results: Result[] = [];
  for (const item of items) {
    const isOver = context.now().getTime() >= untilMs;
    results.push(isOver ? late(item) : await work(item));
  }
  return results;
}
