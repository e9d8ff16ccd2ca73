import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { runRoundRobin, type Task } from './run-round-robin.ts';

const context = { now: () => new Date() } as unknown as ServerContext;
const runMs = 60_000;
const stepMs = 500;

/** A task that always has more to do, in steps of `stepMs`. Returns for how many milliseconds it ran. */
const endless: Task = async ({ now }, leftMs) => {
  const startMs = now().getTime();
  while (leftMs() > 0) await new Promise((resolve) => setTimeout(resolve, stepMs));
  return now().getTime() - startMs;
};
const idle: Task = async () => 0;

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function run(tasks: Record<string, Task>): Promise<Record<string, number>> {
  const running = runRoundRobin(context, tasks, runMs);
  await vi.advanceTimersByTimeAsync(runMs);
  return running;
}

it('every task gets the same time, however much the tasks before it have to do', async () => {
  const done = await run({ first: endless, second: endless, third: endless });
  expect(done).toEqual({ first: 10_000, second: 10_000, third: 10_000, failed_tasks: 0 });
});

it('a long task gets the time that the others do not need, and the run ends in time', async () => {
  const done = await run({ first: idle, second: endless, last: idle });
  expect(done.second).toBeGreaterThanOrEqual(runMs * 0.75);
});

it('a task that does not stop is left behind and reported as failed', async () => {
  const done = await run({ first: () => new Promise(() => {}), last: async () => 3 });
  expect(done).toEqual({ last: 3, failed_tasks: 1 });
});
