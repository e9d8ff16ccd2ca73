import { expect, it, vi } from 'vitest';
import type { ServerContext } from '#platform/context';
import { maintain } from './run-maintenance.ts';

vi.mock('#platform/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

/** A context in which nothing can be reached. */
const unreachable = { now: () => new Date() } as unknown as ServerContext;

it('fails as a whole when a task failed, so that the schedule, and an alert, can see it', async () => {
  await expect(maintain(unreachable)).rejects.toThrow(/maintenance tasks failed/);
});
