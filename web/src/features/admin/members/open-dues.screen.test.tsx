import { api } from '@fanclub/contract/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, review, t } from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember, rejected } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { press } from '#testing/user-events.ts';

const unpaid = buildAdminMember({
  total_price: 35,
  account: {
    balance: { EUR: 3500, IRR: 0 },
    open_dues: [
      {
        request_number: buildAdminMember().request_number,
        season: '2026/27',
        amount: 3500,
        currency: 'EUR',
        since: '2026-02-01T10:00:00.000Z',
      },
    ],
    over_dues: [],
  },
});
const owing = { ...unpaid, ...approved, is_paid: false, owes: { EUR: 3500, IRR: 0 } };
const said = () => t('review:open.due', { season: '2026/27', amount: '€35' });

test.each(['reviewer', 'treasurer'] as const)(
  'the %s reads in the record what a member owes, and asks for it',
  async (role) => {
    const search = `?request=${owing.request_number}`;
    const { keep } = await openPanel({ members: [owing], role, section: 'members', search });
    expect(await screen.findByText(said())).toBeTruthy();
    const requested = { since: '2026-03-01T10:00:00.000Z', items: ['amount' as const], note: null };
    fakeServer.answer(api.askToPay, () => ({ user: keep({ ...owing, requested }).user }));
    press(t('review:open.ask'));
    expect(await screen.findByRole('button', { name: t('review:open.again') })).toBeTruthy();
    expect(fakeServer.callsOf(api.askToPay).map(({ params }) => params)).toEqual([
      { id: owing.id },
    ]);
  },
);

test.each([
  ['whose receipt is still to be judged', unpaid, false],
  ['of which a part has come', { ...unpaid, received: { EUR: 500, IRR: 0 } }, true],
  ['without a receipt', { ...unpaid, receipt_url: null }, true],
  ['that is rejected', { ...owing, ...rejected }, false],
] as const)(
  'the review offers to ask for the money of an application %s',
  async (_, member, isOffered) => {
    await openPanel({ members: [member] });
    await review('Sara Ahmadi');
    expect(screen.queryByRole('button', { name: t('review:open.ask') }) !== null).toBe(isOffered);
  },
);
