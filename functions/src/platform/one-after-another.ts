import type { ServerContext } from './context.ts';

/** None is begun later: the answer has to be out before the request's own deadline. */
const beginWithinMs = 15_000;

/**
 * Does the same to many, one after another, each with a transaction of its own; what time has not come to is
 * answered by `late`. A process that dies leaves what it has done, and the same request again goes on.
 */
export async function oneAfterAnother<Item, Result>(
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
