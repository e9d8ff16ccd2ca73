import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { maintain, runMaintenance } from './run-maintenance.ts';

/** A context in which no service can be reached. */
const unreachable = { now: () => new Date() } as unknown as ServerContext;

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a run fails if one task failed, so that the schedule and an alert can see it', async () => {
  await expect(maintain(unreachable)).rejects.toThrow(/maintenance tasks failed/);
});

it('the maintenance sees to the mails first', async () => {
  await runMaintenance(unreachable);
  const order = vi.mocked(log.error).mock.calls.map(([, , fields]) => fields?.task);
  expect(order[0]).toBe('released_mails');
});

/** A Firestore whose reads never end. Every other property and call returns the same object. */
const silent: unknown = new Proxy(() => undefined, {
  get: (_, name) => {
    if (name === 'then') return undefined;
    return name === 'get' ? () => new Promise(() => {}) : () => silent;
  },
});

it('a run ends before the next one begins, and starts every task even if none gets a response', async () => {
  vi.useFakeTimers();
  const environment = { emulated: true };
  const context = { ...unreachable, environment, db: silent } as unknown as ServerContext;
  const ended = vi.fn();
  void runMaintenance(context).then(ended);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(ended).toHaveBeenCalledWith({ failed_tasks: 37 });
  expect(vi.mocked(log.error).mock.calls.map(([, error]) => error)).toEqual(
    Array(37).fill(expect.objectContaining({ code: 'service_busy' })),
  );
});
