import { expect, it, vi } from 'vitest';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { maintain, runMaintenance } from './run-maintenance.ts';

vi.mock('#platform/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

/** A context in which nothing can be reached. */
const unreachable = { now: () => new Date() } as unknown as ServerContext;

it('fails as a whole when a task failed, so that the schedule, and an alert, can see it', async () => {
  await expect(maintain(unreachable)).rejects.toThrow(/maintenance tasks failed/);
});

it('sees to the mails first and to exports, which may take all the rest of its time, last', async () => {
  vi.mocked(log.error).mockClear();
  await runMaintenance(unreachable);
  const order = vi.mocked(log.error).mock.calls.map(([, , fields]) => fields?.task);
  expect([order[0], order.at(-1)]).toEqual(['queued_mails', 'continued_exports']);
});
