import { api } from '@fanclub/contract/api';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { buildPayment } from '#admin-kit/testing/build-payment.ts';
import { openPanel, review } from '#admin-kit/testing/open-panel.ts';
import { queryClient } from '#app/providers.tsx';
import { openGate } from '#session/admin-gate.ts';
import { buildAdminMember, memberRowOf } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors, money as t } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import type { Refund } from './use-payments.ts';

const member = buildAdminMember({
  payment_method: 'euro',
  euro_payment_method: 'paypal',
  total_price: 20,
  first_name: 'Sara',
  last_name: 'Rossi',
  received: { EUR: 2500, IRR: 0 },
  account: {
    balance: { EUR: -500, IRR: 0 },
    open_dues: [],
    over_dues: [
      {
        request_number: 'REQ-2026-000042',
        season: '2026/27',
        amount: 500,
        currency: 'EUR',
        since: '2026-11-01T10:00:00.000Z',
      },
    ],
  },
});
const name = 'Sara Rossi';
const owed: Refund = {
  user: memberRowOf(member),
  owed: [
    { request_number: member.request_number, season: '2026/27', amount: 500, currency: 'EUR' },
  ],
  since: '2020-01-01T10:00:00.000Z',
  until: '2020-01-15T10:00:00.000Z',
};

const firstRow = async () =>
  within(await screen.findByRole('list', { name: t('refunds.title') })).findByRole('listitem');

async function openMoney(refunds: Refund[] = [owed], language: LanguageCode = 'en') {
  fakeServer.answer(api.listRefunds, () => ({ refunds: [...refunds], next_cursor: null }));
  // The latest money in euro for this application came by bank, although the member had chosen PayPal. The latest of
  // all is for another season.
  const payments = [
    buildPayment({ id: 'p4', way: 'cash', season: '2027/28', request_number: 'JOFCI-7KQ2M9XZ' }),
    buildPayment({ id: 'p3', way: 'card_transfer', currency: 'IRR' }),
    buildPayment({ id: 'p2', way: 'bank' }),
    buildPayment(),
  ];
  fakeServer.answer(api.listPayments, () => ({ payments, next_cursor: null }));
  openGate(Date.now());
  await openApp('/admin/money?view=refunds', { as: 'admin', language, role: 'treasurer' });
  return refunds;
}

test.each(languageCodes)('the list says who is owed what and why: %s', async (language) => {
  await openMoney([owed], language);
  const row = within(await firstRow());
  expect(row.getByText(t('refunds.tooMuch'))).toBeTruthy();
  expect(row.getByText(/[5۵]/, { selector: 'bdi' })).toBeTruthy();
  const link = row.getByRole('link', { name });
  expect(link.getAttribute('href')).toContain(member.request_number);
  const late = t('refunds.late', { day: 'DAY' }).split('DAY')[0] ?? '';
  expect(row.getByText((text) => text.startsWith(late))).toBeTruthy();
});

test('a refund in Persian proposes the amount in Persian digits', async () => {
  await openMoney([owed], 'fa');
  await firstRow();
  press(t('book.out.title', { name }));
  const dialog = await findDialog(t('book.out.title', { name }));
  expect(dialog.getByLabelText(t('record.amount'))).toHaveProperty('value', '۵');
});

test('the page says that nothing is owed', async () => {
  await openMoney([]);
  expect(await screen.findByText(t('refunds.empty'))).toBeTruthy();
});

test('a refund is recorded with what is owed, once however often it is sent, and leaves the list', async () => {
  const refunds = await openMoney([owed]);
  fakeServer.answer(api.bookMoney, refusal('service_busy'));
  await firstRow();
  press(t('book.out.title', { name }));
  const dialog = await findDialog(t('book.out.title', { name }));
  expect(dialog.getByText(t('book.out.lead'))).toBeTruthy();
  fill(new RegExp(t('record.reference')), '4712', dialog);
  press(t('book.in.submit'), dialog);
  expect(await dialog.findByText(errors('service_busy'))).toBeTruthy();
  fakeServer.answer(api.bookMoney, () => {
    refunds.pop();
    return { payment: buildPayment({ kind: 'out' }), user: member };
  });
  press(t('book.in.submit'), dialog);
  expect(await screen.findByText(t('refunds.empty'))).toBeTruthy();
  const [first, second] = fakeServer.callsOf(api.bookMoney);
  expect(second?.params).toEqual(first?.params);
  expect(second?.body).toMatchObject({
    what: 'out',
    amount: 500,
    currency: 'EUR',
    way: 'bank',
    reference: '4712',
  });
});

test('a member to whom nothing is owed is refunded at the first guess: searched here, with what was received', async () => {
  const paid = { ...memberRowOf(member), received: { EUR: 2050, IRR: 0 } };
  await openMoney([]);
  fakeServer.answer(api.listUsers, { users: [paid], next_cursor: null, total: 1 });
  await pressWhenReady(t('refunds.other'));
  const choice = await findDialog(t('refunds.otherTitle'));
  expect(choice.getByLabelText(t('choose.search'))).toBe(document.activeElement);
  fill(t('choose.search'), 'sara', choice);
  const found = await choice.findByRole('button', { name: t('choose.add', { name }) });
  expect(choice.getByRole('listitem').textContent).toContain(
    t('refunds.received', { amount: '€20.50' }),
  );
  fireEvent.click(found);
  const dialog = await findDialog(t('book.out.title', { name }));
  expect(dialog.getByLabelText(t('record.amount'))).toHaveProperty('value', '20.5');
  fakeServer.answer(api.bookMoney, { payment: buildPayment({ kind: 'out' }), user: member });
  press(t('book.in.submit'), dialog);
  await waitFor(() =>
    expect(fakeServer.callsOf(api.bookMoney).at(-1)?.body).toMatchObject({
      what: 'out',
      amount: 2050,
      way: 'bank',
      request_number: member.request_number,
    }),
  );
});

test('an amount that is none is refused at its field', async () => {
  await openMoney();
  fakeServer.answer(api.bookMoney, { payment: buildPayment(), user: member });
  await firstRow();
  press(t('book.out.title', { name }));
  const dialog = await findDialog(t('book.out.title', { name }));
  fill(t('record.amount'), 'all of it', dialog);
  press(t('book.in.submit'), dialog);
  expect(await dialog.findByText(errors('invalid_type'))).toBeTruthy();
  expect(fakeServer.callsOf(api.bookMoney)).toEqual([]);
});

test('a refund whose application is gone fails with a sentence, although the dialog has no field for it', async () => {
  await openMoney();
  const refused = { errors: { request_number: 'invalid_value' as const } };
  fakeServer.answer(api.bookMoney, refusal('validation_error', refused));
  await firstRow();
  press(t('book.out.title', { name }));
  const dialog = await findDialog(t('book.out.title', { name }));
  press(t('book.out.submit'), dialog);
  expect(await dialog.findByText(errors('validation_error'))).toBeTruthy();
});

test('the case shows what was received, and a payment is recorded and reversed there', async () => {
  const payments = [buildPayment()];
  await openPanel({ members: [member], role: 'owner' });
  fakeServer.answer(api.listPayments, () => ({ payments: [...payments], next_cursor: null }));
  await review(name);
  const section = within(await screen.findByRole('region', { name: t('list.title') }));
  expect(section.getByText(t('sums.tooMuch')).nextSibling?.textContent).toBe('€5');
  expect(await section.findByText(/treasurer@example.com/)).toBeTruthy();

  fakeServer.answer(api.bookMoney, () => {
    const added = buildPayment({ id: 'p2', amount: 1_000_000, currency: 'IRR' });
    payments.unshift(added);
    return { payment: added, user: { ...member, received: { EUR: 2500, IRR: 1_000_000 } } };
  });
  press(t('book.in.open'), section);
  const dialog = await findDialog(t('book.in.title', { name }));
  expect(dialog.getByText(t('book.in.lead'))).toBeTruthy();
  fill(t('record.currency'), 'IRR', dialog);
  fill(t('record.amount'), '۱٬۰۰۰٬۰۰۰', dialog);
  press(t('book.in.submit'), dialog);
  expect(await section.findByRole('button', { name: /^Reverse.*1,000,000/ })).toBeTruthy();
  expect(fakeServer.callsOf(api.bookMoney)[0]?.body).toMatchObject({
    what: 'in',
    amount: 1_000_000,
    currency: 'IRR',
  });

  fakeServer.answer(api.bookMoney, () => {
    payments.splice(0, 2, buildPayment({ id: 'r', kind: 'out', reverses: 'p1' }), {
      ...buildPayment(),
      is_reversed: true,
    });
    return { payment: buildPayment(), user: { ...member, received: { EUR: 0, IRR: 0 } } };
  });
  press(t('book.reverse.of', { amount: '€25' }), section);
  const asking = await findDialog(t('book.reverse.title', { amount: '€25' }));
  fill(t('book.reverse.reason'), 'For another one', asking);
  press(t('book.reverse.submit'), asking);
  expect(await section.findByText(t('list.reversed'))).toBeTruthy();
  // After the reversal, the whole amount due is unpaid again.
  await waitFor(() => expect(section.getAllByText('€20')).toHaveLength(2));
  expect(fakeServer.callsOf(api.bookMoney).at(-1)).toMatchObject({
    params: { id: member.id },
    body: { what: 'reverse', reverses: 'p1', reason: 'For another one' },
  });
});

test.each([
  ['approved', 'owner', 'book.out.dueAgain'],
  ['approved', 'treasurer', 'book.out.dueAgainAsk'],
  ['submitted', 'owner', null],
] as const)(
  'money that was due is refunded from the record too, and the dialog says whether it is due again: %s, %s',
  async (request_status, role, dueAgain) => {
    const account = { balance: { EUR: 0, IRR: 0 }, open_dues: [], over_dues: [] };
    const received = { EUR: 2000, IRR: 0 };
    const paid = { ...member, received, account, request_status };
    const payments = [buildPayment({ amount: 2000 })];
    // A treasurer has no decisions, for which `review` waits.
    await openPanel({ members: [paid], role, search: `?request=${paid.request_number}` });
    fakeServer.answer(api.listPayments, () => ({ payments: [...payments], next_cursor: null }));
    const section = within(await screen.findByRole('region', { name: t('list.title') }));
    press(t('book.out.open'), section);
    const dialog = await findDialog(t('book.out.title', { name }));
    const lead = [t('book.out.lead'), dueAgain && t(dueAgain)].filter(Boolean).join(' ');
    expect(dialog.getByText(lead)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(t('record.amount')).value).toBe('20');
  },
);

test('a link to a refund opens nothing later, if nothing could be refunded when it was followed', async () => {
  const account = { balance: { EUR: 0, IRR: 0 }, open_dues: [], over_dues: [] };
  const unpaid = { ...member, received: null, account };
  const search = `?request=${unpaid.request_number}&refund=1`;
  await openPanel({ members: [unpaid], role: 'treasurer', search });
  fakeServer.answer(api.listPayments, { payments: [], next_cursor: null });
  const user = { ...unpaid, received: { EUR: 2000, IRR: 0 } };
  fakeServer.answer(api.bookMoney, { payment: buildPayment(), user });
  const section = within(await screen.findByRole('region', { name: t('list.title') }));
  press(t('book.in.open'), section);
  press(t('book.in.submit'), await findDialog(t('book.in.title', { name })));
  expect(await section.findByRole('button', { name: t('book.out.open') })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a reviewer sees no payments', async () => {
  await openPanel({ members: [member], role: 'reviewer' });
  await review(name);
  expect(screen.queryByRole('region', { name: t('list.title') })).toBeNull();
  expect(fakeServer.callsOf(api.listPayments)).toEqual([]);
});

test('a surplus is moved to a member who is looked up, once however often it is sent', async () => {
  const refunds = await openMoney([owed]);
  const relative = buildAdminMember({
    id: 'u2',
    first_name: 'Ada',
    request_number: 'JOFCI-22222222',
    total_price: 3,
  });
  fakeServer.answer(api.listUsers, {
    users: [member, relative].map(memberRowOf),
    total: 2,
    next_cursor: null,
  });
  fakeServer.answer(api.bookMoney, refusal('service_busy'));
  // The cache contains the relative's application, because the admin has opened it before.
  const { queryKey } = memberQuery(relative.request_number);
  queryClient.setQueryData(queryKey, relative);
  await firstRow();
  press(t('book.move.openOf', { name }));
  const title = t('book.move.title', { amount: '€5' });
  const choosing = await findDialog(title);
  fireEvent.change(choosing.getByRole('searchbox', { name: t('choose.search') }), {
    target: { value: 'JOFCI-2222' },
  });
  await pressWhenReady(t('choose.add', { name: 'Ada Ahmadi' }), choosing);
  const dialog = await findDialog(title);
  expect(choosing.queryByRole('button', { name: t('choose.add', { name }) })).toBeNull();
  // The amount is limited to the amount that the relative still has to pay.
  expect(dialog.getByLabelText(t('record.amount'))).toHaveProperty('value', '3');
  press(t('book.move.submit'), dialog);
  expect(await dialog.findByText(errors('service_busy'))).toBeTruthy();
  fakeServer.answer(api.bookMoney, () => {
    refunds.pop();
    return { payment: buildPayment({ kind: 'out', source: 'moved' }), user: member };
  });
  press(t('book.move.submit'), dialog);
  expect(await screen.findByText(t('refunds.empty'))).toBeTruthy();
  const [first, second] = fakeServer.callsOf(api.bookMoney);
  expect(second?.params).toEqual(first?.params);
  expect(second?.body).toEqual({
    what: 'move',
    from_request_number: member.request_number,
    to: 'u2',
    amount: 300,
    currency: 'EUR',
  });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('the account of two seasons is settled with the proposed amount, and a payment names its season', async () => {
  const since = '2026-11-01T10:00:00.000Z';
  const rest = { request_number: 'JOFCI-22222222', season: '2025/26', amount: 1750, since };
  const [over] = member.account.over_dues;
  const account = {
    balance: { EUR: 1250, IRR: 0 },
    open_dues: [{ ...rest, currency: 'EUR' as const }],
    over_dues: over ? [over] : [],
  };
  const owing = { ...member, account, other_numbers: [rest.request_number] };
  await openPanel({ members: [owing], role: 'owner' });
  fakeServer.answer(api.listEarlierSeasons, { seasons: [] });
  const earlier = { season: rest.season, number: rest.request_number };
  const payments = [
    buildPayment(),
    buildPayment({ id: 'p0', season: rest.season, request_number: rest.request_number }),
  ];
  fakeServer.answer(api.listPayments, { payments, next_cursor: null });
  await review(name);
  const section = within(await screen.findByRole('region', { name: t('list.title') }));
  // The price and what was received are those of one season, below them are the payments of all seasons.
  expect(section.getByText(t('sums.dueFor', { season: member.season }))).toBeTruthy();
  expect(section.getByText(t('sums.receivedFor', { season: member.season }))).toBeTruthy();
  const ofEarlier = await section.findByText(t('list.otherApplication', earlier));
  expect(ofEarlier.textContent).toContain(rest.season);
  expect(section.getByText(t('account.owes')).nextSibling?.textContent).toBe('€12.50');
  expect(section.getByText(t('account.open', { season: '2025/26' }))).toBeTruthy();
  fakeServer.answer(api.bookMoney, { payment: buildPayment(), user: owing });
  press(t('book.in.open'), section);
  const recording = await findDialog(t('book.in.title', { name }));
  press(t('book.in.submit'), recording);
  await waitFor(() => expect(fakeServer.callsOf(api.bookMoney)).toHaveLength(1));
  expect(fakeServer.callsOf(api.bookMoney)[0]?.body).toMatchObject({
    amount: 1750,
    request_number: 'JOFCI-22222222',
  });
  fakeServer.answer(api.bookMoney, { payment: buildPayment(), user: member });
  press(t('book.settle.open', { amount: '€5' }), section);
  const dialog = await findDialog(t('book.settle.title', { amount: '€5' }));
  press(t('book.settle.submit'), dialog);
  await waitFor(() => expect(section.queryByText(t('account.owes'))).toBeNull());
  expect(fakeServer.callsOf(api.bookMoney).at(-1)).toMatchObject({
    params: { id: member.id },
    body: {
      what: 'settle',
      from_request_number: member.request_number,
      to_request_number: 'JOFCI-22222222',
      amount: 500,
      currency: 'EUR',
    },
  });
});

test('an overpayment is kept or donated in two presses, with a reason', async () => {
  await openMoney([owed]);
  await firstRow();
  press(t('book.kept.openOf', { name }));
  const dialog = await findDialog(t('book.kept.title', { amount: '€5', name }));
  fill(t('record.kind'), 'donation', dialog);
  fill(t('book.reverse.reason'), 'Said so at the desk', dialog);
  fakeServer.answer(api.bookMoney, { payment: buildPayment({ kind: 'donation' }), user: member });
  press(t('book.kept.submit'), dialog);
  await waitFor(() =>
    expect(fakeServer.callsOf(api.bookMoney).at(-1)?.body).toEqual({
      what: 'donation',
      amount: 500,
      currency: 'EUR',
      reason: 'Said so at the desk',
      request_number: member.request_number,
    }),
  );
});

const asked = {
  id: 'a-waiver-of-this-test',
  what: 'reduced',
  amount: 1500,
  currency: 'EUR',
  request_number: member.request_number,
  season: '2026/27',
  reason: 'The board',
  by: 'asker@example.com',
  is_yours: false,
  at: '2026-11-01T10:00:00.000Z',
} as const;

async function openAsked(is_yours: boolean) {
  const asking = { ...member, asked_adjustment: { ...asked, is_yours } };
  const search = `?request=${member.request_number}`;
  await openPanel({ members: [asking], role: 'treasurer', search });
  fakeServer.answer(api.listPayments, { payments: [], next_cursor: null });
  const section = within(await screen.findByRole('region', { name: t('list.title') }));
  await section.findByText(t('asked.reduced', { ...asked, amount: '€15' }));
  return section;
}

test('another treasurer agrees to a reduction with what was asked for, or reads that it no longer fits', async () => {
  const section = await openAsked(false);
  const refused = { errors: { amount: 'number_out_of_range' as const } };
  fakeServer.answer(api.bookMoney, refusal('validation_error', refused));
  press(t('asked.agree'), section);
  expect(await section.findByText(t('asked.tooMuch'))).toBeTruthy();
  fakeServer.answer(api.bookMoney, {
    payment: buildPayment({ kind: 'reduced' }),
    user: member,
  });
  press(t('asked.agree'), section);
  await waitFor(() => expect(section.queryByRole('button', { name: t('asked.agree') })).toBeNull());
  const { what, amount, currency, request_number, reason } = asked;
  expect(fakeServer.callsOf(api.bookMoney).at(-1)).toMatchObject({
    params: { id: member.id, paymentId: asked.id },
    body: { what, amount, currency, request_number, reason },
  });
});

test('whoever asked for a reduction can drop it, and is told that another one has to agree', async () => {
  const section = await openAsked(true);
  expect(section.getByText(t('asked.yours'))).toBeTruthy();
  expect(section.queryByRole('button', { name: t('asked.agree') })).toBeNull();
  fakeServer.answer(api.dropAskedAdjustment, { user: member });
  press(t('asked.drop'), section);
  await waitFor(() => expect(section.queryByText(t('asked.yours'))).toBeNull());
});
