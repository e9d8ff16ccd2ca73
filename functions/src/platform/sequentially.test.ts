import { expect, it } from 'vitest';
import { sequentially } from './sequentially.ts';

it('all items are processed in their order, and none begins after 15 seconds', async () => {
  let seconds = 0;
  const context = { now: () => new Date(seconds * 1_000) };
  const done: string[] = [];
  const results = await sequentially(
    context,
    ['a', 'b', 'c', 'd'],
    async (item) => {
      done.push(item);
      seconds += 8;
      return `${item} done`;
    },
    (item) => `${item} late`,
  );
  expect([done, results]).toEqual([
    ['a', 'b'],
    ['a done', 'b done', 'c late', 'd late'],
  ]);
});
