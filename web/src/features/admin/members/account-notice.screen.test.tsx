import { api } from '@fanclub/contract/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPayment } from '#admin-kit/testing/build-payment.ts';
import { openPanel, review, t } from '#admin-kit/testing/open-panel.ts';
import { fullName } from '#member/full-name.ts';
import { approved, buildAdminMember, emptyAccount, rejected } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { common, money } from '#testing/texts.ts';
import { findDialog, press } from '#testing/user-events.ts';

const due = {
  request_number: buildAdminMember().request_number,
  season: '2026/27',
  amount: 3500,
  currency: 'EUR',
  since: '2026-02-01T10:00:00.000Z',
} as const;
const unpaid = buildAdminMember({
  total_price: 35,
  account: {
    balance: { EUR: 3500, IRR: 0 },
    open_dues: [due],
    over_dues: [],
  },
});
const owing = { ...unpaid, ...approved, is_paid: false, owes: { EUR: 3500, IRR: 0 } };
const said = () => t('review:account.open', { season: '2026/27', amount: '€35' });

const refunded = buildPayment({ kind: 'out', amount: 500, way: 'bank', receipt: null });

test.each(['reviewer', 'treasurer'] as const)(
  'the %s reads in the record what a member owes, and asks for it',
  async (role) => {
    const search = `?request=${owing.request_number}`;
    const { keep } = await openPanel({ members: [owing], role, section: 'members', search });
    expect(await screen.findByText(said())).toBeTruthy();
    const requested = { since: '2026-03-01T10:00:00.000Z', items: ['amount' as const], note: null };
    fakeServer.answer(api.askToPay, () => ({ user: keep({ ...owing, requested }).user }));
    press(money('open.ask'));
    expect(await screen.findByRole('button', { name: money('open.again') })).toBeTruthy();
    expect(fakeServer.callsOf(api.askToPay).map(({ params }) => params)).toEqual([
      { id: owing.id },
    ]);
  },
);

test('a member who has paid this season but owes for an earlier one is not shown as paid', async () => {
  const search = `?request=${owing.request_number}`;
  await openPanel({ members: [{ ...owing, is_paid: true }], section: 'members', search });
  await screen.findByText(said());
  const head = screen.getByRole('heading', { name: fullName(owing), level: 2 }).parentElement;
  expect(head?.textContent).toContain(`${t('queues.rest_open')} €35`);
  expect(head?.textContent).not.toContain(common('status.paid'));
});

test('a renewal under review whose receipt is still to be judged is not called unpaid beside a debt of before', async () => {
  const earlier = { ...due, request_number: 'JOFCI-EARLIER2', season: '2025/26', amount: 1000 };
  const account = { ...unpaid.account, open_dues: [earlier, due] };
  await openPanel({ members: [{ ...unpaid, account, owes: { EUR: 1000, IRR: 0 } }] });
  await review(fullName(unpaid));
  expect(
    screen.getByText(t('review:account.open', { season: '2025/26', amount: '€10' })),
  ).toBeTruthy();
  expect(screen.queryByText(said())).toBeNull();
});

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
    expect(screen.queryByRole('button', { name: money('open.ask') }) !== null).toBe(isOffered);
  },
);

test.each(['members', 'review'] as const)(
  'a refund takes two clicks in the section %s: the link to it, with the amount proposed, and the submit button',
  async (section) => {
    const owed = buildAdminMember({
      ...approved,
      received: { EUR: 4000, IRR: 0 },
      account: {
        balance: { EUR: -500, IRR: 0 },
        open_dues: [],
        over_dues: [{ ...due, amount: 500 }],
      },
    });
    const search = `?request=${owed.request_number}`;
    const { router, keep } = await openPanel({
      members: [owed],
      role: 'treasurer',
      section,
      search,
    });
    const said = t('review:account.over', { season: '2026/27', amount: '€5' });
    expect(await screen.findByText(said)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: money('book.out.open') }));
    const dialog = await findDialog(money('book.out.title', { name: 'Sara Ahmadi' }));
    expect(dialog.getByLabelText(money('record.amount'))).toHaveProperty('value', '5');
    fakeServer.answer(api.bookMoney, () => ({
      payment: refunded,
      user: keep({ ...owed, account: emptyAccount }).user,
    }));
    press(money('book.in.submit'), dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakeServer.callsOf(api.bookMoney)[0]?.body).toMatchObject({
      what: 'out',
      amount: 500,
    });
    // The dialog does not open again, neither after a reload nor for the next member.
    expect(router.state.location.search).not.toContain('refund');
  },
);
