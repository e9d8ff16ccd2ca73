import { api } from '@fanclub/contract/api';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPayment } from '#admin-kit/testing/build-payment.ts';
import { openGate } from '#session/admin-gate.ts';
import { buildAdminMember, memberRowOf } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors, money as t } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import type { Debt } from './use-payments.ts';

const member = buildAdminMember({ first_name: 'Fabio', last_name: 'Neri' });
const name = 'Fabio Neri';
const dueOf = (season: string): Debt['open_dues'][number] => ({
  request_number: 'JOFCI-ABCD2345',
  season,
  amount: 1750,
  currency: 'EUR',
  since: '2026-11-01T10:00:00.000Z',
});
const debt: Debt = {
  user: memberRowOf(member),
  open_dues: [dueOf('2026/27')],
  since: '2026-11-01T10:00:00.000Z',
  asked_at: null,
};

async function openMoney(debts: Debt[], language: LanguageCode = 'en') {
  const total = { EUR: debts.length * 1750, IRR: 0 };
  fakeServer.answer(api.listOpenDues, () => ({ debts: [...debts], total, next_cursor: null }));
  openGate(Date.now());
  await openApp('/admin/money', { as: 'admin', language, role: 'treasurer' });
}
const firstRow = async () =>
  within(
    await within(await screen.findByRole('list', { name: t('open.title') })).findByRole('listitem'),
  );

test.each(languageCodes)(
  'the room of money opens with who owes what, of which season: %s',
  async (language) => {
    await openMoney([debt], language);
    const row = await firstRow();
    expect(row.getByText(/17[.,]50|۱۷٫۵۰/, { selector: 'bdi' })).toBeTruthy();
    expect(row.getByText(t('open.season', { season: '2026/27' }))).toBeTruthy();
    expect(row.getByText(t('open.notAsked'))).toBeTruthy();
    expect(row.getByRole('link', { name }).getAttribute('href')).toContain('tab=money');
  },
);

test('a member who owes is asked with one press, and the list says so', async () => {
  const debts = [debt];
  await openMoney(debts);
  const row = await firstRow();
  fakeServer.answer(api.askToPay, () => {
    debts[0] = { ...debt, asked_at: '2026-11-24T10:00:00.000Z' };
    return { user: member };
  });
  press(t('open.askOf', { name }));
  expect(await row.findByText(t('open.again'))).toBeTruthy();
  expect(fakeServer.callsOf(api.askToPay)).toHaveLength(1);
});

test('a request that fails says so beside the member', async () => {
  await openMoney([debt]);
  const row = await firstRow();
  fakeServer.answer(api.askToPay, refusal('service_busy'));
  press(t('open.askOf', { name }));
  expect(await row.findByText(errors('service_busy'))).toBeTruthy();
});

test('the filter asks the server for those who were not asked yet', async () => {
  await openMoney([]);
  expect(await screen.findByText(t('open.empty'))).toBeTruthy();
  press(t('open.filters.not_asked'));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.listOpenDues).at(-1)?.query).toMatchObject({
      asked: 'not_asked',
    }),
  );
});

test('a search and a season ask the server, and the seasons stay to choose from', async () => {
  const old = { ...debt, user: { ...debt.user, id: 'm2' }, open_dues: [dueOf('2025/26')] };
  await openMoney([debt, old]);
  await pressWhenReady(t('open.season', { season: '2025/26' }));
  const lastQuery = () => fakeServer.callsOf(api.listOpenDues).at(-1)?.query;
  await waitFor(() => expect(lastQuery()).toMatchObject({ season: '2025/26' }));
  fill(t('open.search'), 'Fabio');
  await waitFor(() => expect(lastQuery()).toMatchObject({ season: '2025/26', q: 'Fabio' }));
  press(t('open.anySeason'));
  await waitFor(() => expect(lastQuery()).not.toHaveProperty('season'));
});

test('everybody who was not asked yet is asked together, after a question', async () => {
  const other = { ...debt, user: { ...debt.user, id: 'm2' } };
  await openMoney([debt, other]);
  press(t('open.filters.not_asked'));
  fakeServer.answer(api.askToPay, () => ({ user: member }));
  await pressWhenReady(t('open.askAll', { count: 2 }));
  const dialog = await findDialog(t('open.askAllTitle', { count: 2 }));
  expect(fakeServer.callsOf(api.askToPay)).toHaveLength(0);
  press(t('open.ask'), dialog);
  await waitFor(() => expect(fakeServer.callsOf(api.askToPay)).toHaveLength(2));
  expect(fakeServer.callsOf(api.askToPay).map(({ params }) => params?.id)).toEqual([
    debt.user.id,
    'm2',
  ]);
});

test('nobody of the list before is asked together while those who were not asked yet are loading', async () => {
  const asked = { ...debt, asked_at: '2026-11-24T10:00:00.000Z' };
  const others = ['m2', 'm3'].map((id) => ({ ...debt, user: { ...debt.user, id } }));
  await openMoney([asked, ...others]);
  const { promise, resolve } = Promise.withResolvers<void>();
  fakeServer.answer(api.listOpenDues, async () => {
    await promise;
    return { debts: others, total: null, next_cursor: null };
  });
  press(t('open.filters.not_asked'));
  await waitFor(() => expect(fakeServer.callsOf(api.listOpenDues)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: t('open.askAll', { count: 3 }) })).toBeNull();
  resolve();
  expect(await screen.findByRole('button', { name: t('open.askAll', { count: 2 }) })).toBeTruthy();
});

test('what a member owes is waived in two presses, with a reason', async () => {
  await openMoney([debt]);
  await firstRow();
  press(t('book.waived.openOf', { name }));
  const dialog = await findDialog(t('book.waived.title', { name }));
  expect(dialog.getByLabelText(t('record.amount'))).toHaveProperty('value', '17.5');
  fill(t('book.reverse.reason'), 'Lost the job', dialog);
  fakeServer.answer(api.bookMoney, { payment: buildPayment({ kind: 'waived' }), user: member });
  press(t('book.waived.submit'), dialog);
  await waitFor(() =>
    expect(fakeServer.callsOf(api.bookMoney).at(-1)?.body).toEqual({
      what: 'waived',
      amount: 1750,
      currency: 'EUR',
      reason: 'Lost the job',
      request_number: 'JOFCI-ABCD2345',
    }),
  );
});
