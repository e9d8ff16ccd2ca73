import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminCheck, fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useMay } from './use-may.ts';

it('an admin may call what the role allows, once the role is known', async () => {
  fakeServer.answer(api.checkAdmin, adminCheck('reviewer'));
  const { result } = renderAsAdmin(useMay);
  expect(result.current('approveUser')).toBe(false);
  await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1));
  await act(async () => {});
  expect(result.current('approveUser')).toBe(true);
  expect(result.current('changeRole')).toBe(false);
});
