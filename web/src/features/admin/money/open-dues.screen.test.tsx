import { api } from '@fanclub/contract/api';
import { formatParts } from '@fanclub/contract/money/format-money';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildPayment } from '#admin-kit/testing/build-payment.ts';
import { openGate } from '#session/admin-gate.ts';
import { buildAdminMember, memberRowOf } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors, money as t } from '#testing/texts.ts';
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

test.each(languageCodes)(
  'all of a filter are asked at once, after the dialog has said how many, and who is left out and why: %s',
  async (language) => {
    await openMoney([debt], language);
    press(t('open.filters.not_asked'));
    fakeServer.answer(api.previewAskAll, {
      to_ask: 262,
      owed: { EUR: 524_000, IRR: 0 },
      left_out: [
        { reason: 'receipt_waits', count: 1, users: [{ id: 'm2', name: 'Ugo Riva' }] },
        { reason: 'asked', count: 19, users: [{ id: 'm3', name: 'Ada Sala' }] },
      ],
    });
    await pressWhenReady(t('askAll.open'));
    const dialog = await findDialog(t('askAll.open'));
    const amount = formatParts([{ amount: 524_000, currency: 'EUR' }], language);
    const who = t('askAll.who', { count: 262, amount }).replace(/\s+/g, ' ');
    expect(await dialog.findByText(who)).toBeTruthy();
    const [receipt, asked] = dialog.getAllByRole('listitem');
    expect(receipt?.textContent).toBe(`${t('askAll.reasons.receipt_waits', { count: 1 })}Ugo Riva`);
    expect(asked?.textContent).toContain(t('askAll.more', { count: 18 }));
    expect(fakeServer.callsOf(api.askAllToPay)).toHaveLength(0);

    const answers = [
      { asked: 100, is_done: false },
      { asked: 262, is_done: true },
    ];
    fakeServer.answer(api.askAllToPay, () => answers.shift() ?? refusal('service_busy'));
    press(t('askAll.submit', { count: 262 }), dialog);
    expect(await dialog.findByText(t('askAll.done', { count: 262 }))).toBeTruthy();
    const [first, second] = fakeServer.callsOf(api.askAllToPay).map(({ body }) => body);
    expect(first).toMatchObject({ asked: 'not_asked' });
    expect(second).toEqual(first);
  },
);

test('a press after a failed call to ask all continues the same run, and nobody can be asked if all are left out', async () => {
  await openMoney([debt]);
  const owed = { EUR: 1750, IRR: 0 };
  fakeServer.answer(api.previewAskAll, { to_ask: 1, owed, left_out: [] });
  await pressWhenReady(t('askAll.open'));
  const dialog = await findDialog(t('askAll.open'));
  fakeServer.answer(api.askAllToPay, refusal('service_busy'));
  await pressWhenReady(t('askAll.submit', { count: 1 }));
  expect(await dialog.findByText(errors('service_busy'))).toBeTruthy();
  fakeServer.answer(api.askAllToPay, { asked: 1, is_done: true });
  press(t('askAll.submit', { count: 1 }), dialog);
  expect(await dialog.findByText(t('askAll.done', { count: 1 }))).toBeTruthy();
  const ids = fakeServer.callsOf(api.askAllToPay).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);

  fakeServer.answer(api.previewAskAll, { to_ask: 0, owed: { EUR: 0, IRR: 0 }, left_out: [] });
  await pressWhenReady(common('actions.close'));
  await pressWhenReady(t('askAll.open'));
  expect(await screen.findByText(t('askAll.nobody'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('askAll.submit', { count: 0 }) })).toBeNull();
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

test('a waiver above the limit stays open until the dialog has said that a second person has to agree', async () => {
  await openMoney([debt]);
  await firstRow();
  press(t('book.waived.openOf', { name }));
  const dialog = await findDialog(t('book.waived.title', { name }));
  fill(t('book.reverse.reason'), 'Lost the job', dialog);
  fakeServer.answer(api.bookMoney, { payment: null, user: member });
  press(t('book.waived.submit'), dialog);
  expect(await dialog.findByText(t('asked.done'))).toBeTruthy();
});
