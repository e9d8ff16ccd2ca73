import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { buildCode } from './testing/open-codes.ts';
import { changesCodes, useCodes } from './use-codes.ts';

it('the list on screen is read again after a change of a code', async () => {
  const changed = buildCode({ discountRate: 60 });
  fakeServer.answer(api.listPromoCodes, { promo_codes: [buildCode()], next_cursor: null });
  fakeServer.answer(api.updatePromoCode, { success: true, promo_code: changed });
  const { result } = renderAsAdmin(() => ({
    list: useCodes('half'),
    update: useRouteMutation(api.updatePromoCode, changesCodes),
  }));
  await waitFor(() => expect(result.current.list.codes).toEqual([buildCode()]));
  fakeServer.answer(api.listPromoCodes, { promo_codes: [changed], next_cursor: null });
  await act(() =>
    result.current.update.mutateAsync({ body: { code: 'HALFSHIP', discountRate: 60 } }),
  );
  await waitFor(() => expect(result.current.list.codes).toEqual([changed]));
  expect(fakeServer.callsOf(api.listPromoCodes).map(({ query }) => query)).toEqual([
    { q: 'half', limit: '50' },
    { q: 'half', limit: '50' },
  ]);
});
