import { api } from '@fanclub/contract/api';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noAlerts } from '#admin-kit/api/no-alerts.ts';

import { routeQuery } from '#api/route-query.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useSendReminders } from './use-send-reminders.ts';

/**
 * Sends reminders. The server responds to one call after the other with these numbers of sent and remaining
 * mails, and then with an error.
 */
async function send(...answers: [sent: number, waiting: number][]) {
  fakeServer.answer(api.sendReminders, () => {
    const [sent, waiting] = answers.shift() ?? [];
    if (sent === undefined || waiting === undefined) return refusal('service_busy');
    return { sent, waiting };
  });
  const reminders = { waiting: 80, is_open: true };
  fakeServer.answer(api.readAlerts, { ...noAlerts, reminders });
  const { result } = renderAsAdmin(() => ({
    ...useSendReminders(),
    waiting: useQuery(routeQuery(api.readAlerts)),
  }));
  await waitFor(() => expect(result.current.waiting.isSuccess).toBe(true));
  expect(result.current.sent).toBeNull();
  const isDone = await act(() => result.current.send());
  const reads = fakeServer.callsOf(api.readAlerts).length;
  return { ...result.current, isDone, reads, calls: fakeServer.callsOf(api.sendReminders).length };
}

it('the call is repeated until nobody waits', async () => {
  expect(await send([50, 30], [30, 0], [9, 9])).toMatchObject({
    isDone: true,
    sent: 80,
    calls: 2,
    reads: 3,
  });
});

it('the call is not repeated if nothing was sent', async () => {
  expect(await send([50, 30], [0, 30], [9, 9])).toMatchObject({ isDone: true, sent: 50, calls: 2 });
});

it('an error ends the calls, and the number of sent mails is kept', async () => {
  const stopped = await send([50, 30]);
  expect(stopped).toMatchObject({ isDone: false, sent: 50, calls: 2 });
  expect(stopped.error).not.toBeNull();
});
