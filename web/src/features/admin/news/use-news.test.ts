import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { contentOf, emptyValues } from './message-values.ts';
import { isUnderWay, type NewsWithMails, useOneNews } from './use-news.ts';

const build = (id: string, state: NewsWithMails['news']['state'] = 'sent') => ({
  ...contentOf(emptyValues),
  id,
  state,
  version: 1,
  admin_email: 'owner@example.com',
  changed_at: '2026-11-22T10:00:00.000Z',
  sent_at: null,
  written: 0,
  left_out: 0,
});

it('mails of a message are on their way while it is sent or while some of them wait', () => {
  const isOnWay = (state: NewsWithMails['news']['state'], waiting: number) =>
    isUnderWay({ news: build('a', state), mails: { delivered: 0, waiting, failed: 0 } });
  expect(isOnWay('sending', 0)).toBe(true);
  expect(isOnWay('sent', 1)).toBe(true);
  expect(isOnWay('sent', 0)).toBe(false);
  expect(isOnWay('stopped', 1)).toBe(false);
  expect(isOnWay('draft', 1)).toBe(false);
});

it('a message is read again while its mails are on their way, and no longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let waiting = 2;
  const reads = () => fakeServer.callsOf(api.readNews).length;
  fakeServer.answer(api.readNews, () => {
    waiting -= 1;
    return { news: build('a'.repeat(16)), mails: { delivered: 1, waiting, failed: 0 } };
  });
  const { result } = renderAsAdmin(() => useOneNews('a'.repeat(16)));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(reads()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(reads()).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(reads()).toBe(2);
});
