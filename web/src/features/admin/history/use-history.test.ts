import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useHistory } from './use-history.ts';

const own = (minute: number) => ({
  at: `2026-11-20T10:0${minute}:00.000Z`,
  admin_email: 'owner@example.com',
  action: 'approve' as const,
  fields: [],
});
const logged = (minute: number) => ({
  ...own(minute),
  about_member: true,
  promo_code: null,
  about_admin: null,
  changes: [],
});

it('the whole history comes page by page, as it is filtered', async () => {
  fakeServer.answer(api.auditLog, ({ query }) =>
    query.cursor
      ? { records: [logged(1)], next_cursor: null }
      : { records: [logged(2)], next_cursor: 'more' },
  );
  const { result } = renderAsAdmin(() => useHistory({ kind: 'decisions' }));
  await waitFor(() => expect(result.current.records).toEqual([logged(2)]));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.records).toEqual([logged(2), logged(1)]));
  expect(fakeServer.callsOf(api.auditLog).map(({ query }) => query.kind)).toEqual([
    'decisions',
    'decisions',
  ]);
});
