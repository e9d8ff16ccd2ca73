import type { ServerContext } from './context.ts';

/** No item starts later than this, so that the response is sent within the time limit of a request (25 s). */
const beginWithinMs = 15_000;

/**
 * Runs `work` on each item, one after another, and returns the results. Items for which no time is left get the
 * result of `late`. If the process dies, finished items stay finished, and repeating the request continues.
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
