import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useFailedMails } from './use-failed-mails.ts';

const build = (id: string) => ({
  id,
  kind: null,
  to: 'sara@example.com',
  written_at: '2026-02-02T10:00:00.000Z',
  attempts: 40,
  error: null,
});

it('mails come page by page, and their number with the first page', async () => {
  fakeServer.answer(api.listFailedMails, ({ query }) =>
    query.cursor
      ? { total: 2, mails: [build('b')], next_cursor: null }
      : { total: 2, mails: [build('a')], next_cursor: 'more' },
  );
  const { result } = renderAsAdmin(useFailedMails);
  expect(result.current).toMatchObject({ total: null, mails: [] });
  await waitFor(() => expect(result.current.total).toBe(2));
  act(() => result.current.list.loadMore());
  await waitFor(() => expect(result.current.mails.map(({ id }) => id)).toEqual(['a', 'b']));
});
