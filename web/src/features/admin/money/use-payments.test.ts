import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildPayment } from '#admin-kit/testing/build-payment.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { buildAdminMember, memberRowOf } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useMoneyAction, usePayments, useRefunds } from './use-payments.ts';

const member = buildAdminMember();
const payment = buildPayment();

it('after a change of money, the payments of the member and the refunds are read again', async () => {
  const refund = {
    user: memberRowOf(member),
    owed: [
      {
        request_number: 'JOFCI-7KQ2M9XA',
        season: '2026/27',
        amount: 500,
        currency: 'EUR' as const,
      },
    ],
    since: payment.at,
    until: payment.at,
  };
  fakeServer.answer(api.listPayments, { payments: [payment], next_cursor: null });
  fakeServer.answer(api.listRefunds, { refunds: [refund], next_cursor: null });
  fakeServer.answer(api.bookMoney, { payment, user: member });
  const { result } = renderAsAdmin(() => ({
    own: usePayments('u1'),
    other: usePayments('u2'),
    refunds: useRefunds(),
    reverse: useRouteMutation(api.bookMoney, useMoneyAction('u1')),
  }));
  await waitFor(() => expect(result.current.own.payments).toEqual([payment]));
  await waitFor(() => expect(result.current.refunds.refunds).toEqual([refund]));
  const body = { what: 'reverse', reverses: 'p1', reason: 'wrong' } as const;
  const input = { params: { id: 'u1', paymentId: 'a-reversal-of-this-test' }, body };
  await act(() => result.current.reverse.mutateAsync(input));
  const ids = fakeServer.callsOf(api.listPayments).map(({ params }) => params.id);
  expect(ids.sort()).toEqual(['u1', 'u1', 'u2']);
  expect(fakeServer.callsOf(api.listRefunds)).toHaveLength(2);
});
